/** Topics of urgent questions and feelings that the words themselves name. */
export const urgentTopics = [
  /** The scammers are calling, and the citizen asks whether to answer. */
  'callsAgain',
  /** How pictures or videos are removed. */
  'takeDown',
  /** How to call a number from another country. */
  'callAbroad',
  /** Whether a phone or an account has been hacked. */
  'hacked',
  /** A PIN, a code or a password has been given away. */
  'gaveCode',
  /** Whether the money is being held. */
  'isFrozen',
  /** Whether the citizen will be punished. */
  'punished',
  /** Whether we report the citizen. */
  'reportMe',
  /** Whether the citizen can sleep, rest or leave. */
  'rest',
  /** The family must not learn of it. */
  'family',
  /** The scammers say that the police will come. */
  'policeThreat',
  /** Whether the agent who was requested has come. */
  'personCame',
  'hello',
  'ashamed',
  'tired',
  'childCries',
  /** What the money was for: an operation, a funeral, school fees. */
  'needed',
] as const
/** Topic of an urgent question. */
export type UrgentTopic = (typeof urgentTopics)[number]

/**
 * Patterns of one language by topic, in the form of word-patterns.ts; a message is one sentence, with `¶` before
 * and after it. A line that begins with `?` counts only in a message with a question mark. `none` is removed first.
 */
export type UrgentWords = Readonly<Partial<Record<UrgentTopic | 'none', string>>> & {
  /** Alternatives that several patterns share, by a name of one letter. */
  parts: string
}

/** Places from which people call home, in any language. */
export const places =
  'abroad|overseas|dubai|abu.dhabi|uae|emirates|saudi|riyadh|jeddah|qatar|doha|kuwait|bahrain|oman|lebanon|jordan|israel|hong.kong|hongkong|hk|singapore|malaysia|taiwan|japan|korea|macau|italy|spain|madrid|france|paris|germany|england|london|uk|ireland|usa|america|states|canada|toronto|australia|sydney|new.zealand|switzerland|portugal|brazil|kenya|nigeria|south.africa|turkey|thailand|china|another.country|other.country|foreign.country|outside.the.country|outside.the.philippines|ibang.bansa|laing.nasud|gawas.sa.nasud|etranger|l.etranger|europe|belgique|suisse|extranjero|exterior|estados.unidos|españa|italia|alemania|francia|espanha|outro.pais|otro.pais|autre.pays|bahar.ke.mulk|bahar.mulk|videsh|ughaibuni|uarabuni|nje.ya.nchi|ulaya|marekani|mahanga|dubaï|دبئی|دبي|سعودی|السعودية|قطر|الكويت|الخارج|الامارات|خارج.البلد|بیرون.ملک|باہر.ملک|दुबई|विदेश|सऊदी'
