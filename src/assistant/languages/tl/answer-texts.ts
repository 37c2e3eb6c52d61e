import type { Answers, AnswersAfter } from '../tables/answer-texts.ts'

/** Holds what the dialogue answers to questions in Filipino. */
export const answers = {
  money_back:
    'Hindi ko po ito maipapangako. Pero kapag mas maagang nalaman ng mga bangko, madalas mas malaki ang napipigilan, kaya tapusin na natin ang report.',
  legal_trouble:
    'Ikaw po ang biktima rito, at tama ang mag-report. Kung may pera ng ibang tao na dumaan sa account mo, sabihin mo na sa akin at sa bangko mo.',
  is_bot:
    'Computer program po ako. Walang ipapadala hangga’t hindi ka pumapayag, at puwede kang humingi ng taong makakausap anumang oras.',
  who_sees: ({ retention }) =>
    `Ang makakakita lang ay ang mga bangkong makakapigil sa pera at ang anti-scam center. Buburahin ito pagkaraan ng ${retention}, at puwede mong burahin ang chat na ito anumang oras.`,
  how_long:
    'Mga dalawang minuto lang po ang report, at tatanungin agad ang mga bangko. May mabilis at may matagal sumagot, at sasabihan kita rito kapag may balita.',
  police:
    'Puwede ka ring pumunta sa pulis, at gawin mo na kung may nananakot sa iyo. Para sa pera, tawagan muna ang bangko: mahalaga ang bawat minuto.',
  where_is_reference:
    'Ito ang numerong ibinibigay ng bangko sa bawat bayad. Buksan ang bayad sa app mo, o ang SMS o e-mail tungkol dito, at hanapin ang “reference” o “transaction ID”.',
  gave_code:
    'Tawagan mo na ang bangko at sabihing may nakakuha ng code o password mo. Palitan ang password, at huwag magbigay ng code kahit kanino, kahit sa nagsasabing taga-bangko sila.',
  block_card:
    'Kung posibleng may nakakuha ng mga detalye nito: tawagan ang bangko, o i-lock ang card sa banking app. Madali namang mapalitan ang card.',
  what_next:
    'May ilang tanong ako, titingnan mo ang report, at ipapadala ito sa mga makakapigil sa pera. Pagkatapos, may case number ka na, at dito ko sasabihin ang balita.',
  cost: 'Wala po, libre ito. Scammer ang sinumang humihingi ng bayad para mabawi ang pera mo.',
  is_scam:
    'Ituring po itong scam. Huwag nang magbayad o magbigay ng code hangga’t hindi mo natatawagan ang bangko sa numerong nasa card mo.',
  my_fault:
    'Hindi po, wala kang kasalanan. Araw-araw nila itong ginagawa, at pati maingat na tao ay naloloko nila.',
  keep_or_delete:
    'Itago po ang lahat ng mensahe, resibo at screenshot: patunay ang mga iyon. Ang app lang na nakakakita sa phone mo ang tanggalin, saka palitan ang mga password mo.',
  answer_them:
    'Huwag na po silang kausapin, kahit para linlangin o takutin sila. Itago ang mga mensahe nila bilang patunay, saka sila i-block.',
  pay_more:
    'Huwag na po silang bayaran pa, anuman ang tawag nila rito: fee, tax o multa. Walang matinong tao ang humihingi ng pera para ibalik ang pera mo.',
  family_knows:
    'Wala po akong sasabihan sa pamilya, trabaho o school mo. Sa mga bangko at sa anti-scam center lang mapupunta ang report mo, at puwede mong burahin ang chat na ito anumang oras.',
  scammer_knows:
    'Hindi ko po sasabihin sa kanila, at hindi nila makikita ang report mo. Puwede nilang mapansin kapag napigil ang account nila, kaya huwag na silang sagutin.',
  stay_anonymous:
    'Puwede po mag-report nang walang pangalan, at puwede mong laktawan ang numero mo. Pero makikita ng bangko kung saang account galing ang bayad.',
  my_phone:
    'Kasama po ito ng report mo sa mga bangko at sa anti-scam center, para malaman mo ang nangyayari. Puwede mo rin itong laktawan.',
  bank_refuses:
    'Puwede pong tumanggi ang bangko, o hindi na nito mapigilan ang pera. Kapag ganoon, humingi ng nakasulat na dahilan, at puwede kang magreklamo.',
  missing_details:
    'Ayos lang po iyon: sabihin mo ang alam mo, at “Hindi ko alam” sa iba. Baka mas matagal lang hanapin ang bayad.',
  for_someone: 'Opo, kung alam niya ito at pumapayag siya. Sabihin mo lang kung kaninong pera ang nawala.',
  abroad:
    'Puwede po mag-report kahit saang bansa ka. Ang mahalaga ay kung saang bangko o e-wallet galing ang pera.',
  cash_or_crypto:
    'I-report din po iyan, kahit mas mahirap pigilan kaysa bayad sa bangko. Itago ang resibo o code, at tawagan na ang kompanyang dinaanan ng bayad.',
  change_later:
    'Habang hindi pa naipapadala, puwede mong baguhin ang lahat: sabihin lang kung ano ang mali. Pagkatapos noon, sa bangko mo na sabihin.',
  my_case:
    'May case number ka po agad kapag naipadala na ang report mo. Dito ko sasabihin ang balita, at puwede mong itanong ang case mo kahit kailan.',
  close_page:
    'Hindi po mawawala ang mga sagot mo: buksan ulit ang page na ito sa parehong device at itutuloy natin. Ipapadala lang ang report kapag nag-oo ka na sa dulo.',
  what_is_freezing:
    'Ibig sabihin po, hawak ng bangko ang pera para walang makakuha nito. Hindi pa ito naibabalik sa iyo: susuriin muna ng bangko.',
  too_late:
    'Hindi pa po huli para mag-report. Mas mabuti ang maaga, pero minsan nasusundan pa ang perang nailipat na.',
  is_site_real:
    'Mabuti po at nagtanong ka: hindi ako kailanman hihingi ng pera, PIN, password o code. Kung hindi ka sigurado, tawagan mo muna ang numerong nasa bank card mo.',
  why_ask:
    'Nakakatulong po ito para mas mabilis mahanap ng mga bangko ang pera. Kung hindi mo alam o ayaw mong sabihin, isulat ang “Hindi ko alam” at magpapatuloy tayo.',
  what_i_agree:
    'Kapag pumayag ka po, ibabahagi ko ang sasabihin mo sa mga bangkong makakapigil sa pera at sa anti-scam center. Kung hindi, walang ipapadala, at puwede mong burahin ang chat na ito anumang oras.',
  not_clear: 'Itatanong ko po sa ibang salita.',
  catch_them:
    'Hindi ko po ito maipapangako. Trabaho ng pulis ang hanapin sila, kaya i-report mo rin doon kasama ang case number mo.',
  call_me: ({ hotlines }) =>
    `Hindi po ako makakatawag mula rito. Sila ang sumasagot sa telepono:\n${hotlines}`,
  call_me_chat: ({ person }) =>
    `Hindi po ako makakatawag, pero may taong puwedeng pumasok sa chat na ito. Isulat ang “${person}”.`,
  hang_up:
    'Ibaba mo na ang tawag ngayon. Hindi mo kailangang magpaliwanag. Kung totoong bangko mo iyon, matatawagan mo sila sa numerong nasa card mo.',
  give_code:
    'Huwag po. Huwag kailanman magbigay ng code, PIN o password kahit kanino, kahit sa nagsasabing taga-bangko sila.',
  what_to_do:
    'Huwag na pong magbayad, at huwag magbigay ng code. Tawagan mo na ngayon ang bangko sa numerong nasa card mo, saka mo sabihin sa akin dito ang iba pa.',
  what_to_say:
    'Maging mahinahon po at huwag siyang sisihin. Puwede mong sabihin: “Nag-aalala ako para sa iyo. Pakiusap, maghintay muna ng isang araw, at sabay nating tawagan ang bangko mo bago ka magbayad.”',
  say_to_bank:
    'Sabihin po: “Na-scam ako. Pakipigilan po ang bayad na ito at paki-block ang account ko.” Ihanda ang halaga, ang oras, at ang account na napuntahan ng pera.',
  open_link:
    'Huwag po. Huwag buksan ang link, huwag i-install ang app, at huwag i-share ang screen mo. Kung nagawa mo na, patayin ang internet ng device na iyon at tawagan ang bangko mo gamit ang ibang phone.',
  turn_off:
    'Opo. Patayin na ang internet o ang device ngayon, at hayaan itong nakapatay. Tawagan ang bangko mo gamit ang ibang phone.',
  hand_over:
    'Huwag po. Huwag magbigay ng pera o card sa sinumang pumunta, at huwag makipagkita sa kanila. Kung nasa pinto mo sila, huwag itong buksan at tumawag sa pulis.',
  bank_closed:
    'Subukan po ang fraud hotline ng bangko: madalas bukas ito araw at gabi. Puwede mo ring i-lock ang card mo sa app. Maipapadala na natin ngayon ang report mo, para naroon na ito pagpasok nila sa trabaho.',
  cannot_reach:
    'Subukan mo pa po silang tawagan, naka-loudspeaker, habang nagpapatuloy tayo rito: makakarating din sa bangko ang report. Tingnan sa app kung paano i-block ang card o account, o pumunta sa pinakamalapit na branch.',
  did_it: 'Mabuti po, tama ang ginawa mo.',
  take_down:
    'Sa app kung nasaan ang mga iyon, pindutin po ang Report at piliin ang blackmail o nudity: kayang alisin iyon ng kompanya. Libreng tumutulong ang StopNCII (18 pataas) at Take It Down (wala pang 18) para hindi maikalat ang mga larawan. Huwag magbayad para dito.',
  debt: 'Hindi po ako ang makakapagpasya niyan. Sumulat ngayon din sa nagpautang na scam ito, at hilinging huwag munang maningil hangga’t hindi ito nasusuri. Makakatulong ang case number mo.',
  erase_chat: ({ erase }) =>
    `Ikaw mismo po ang puwedeng magbura ng chat na ito anumang oras: buksan ang menu sa itaas at piliin ang “${erase}”. Mananatili sa mga bangko ang report na naipadala na.`,
  mostImportant: ({ action }) => `Pinakamahalaga ngayon: ${action}`,
  other: ({ hotlines }) => `Mas masasagot po iyan ng isang tao:\n${hotlines}`,
} as const satisfies Answers

/** Holds what it answers in Filipino once there is a case. */
export const answersAfter = {
  money_back:
    'Hindi ko po ito maipapangako. Nasa mga bangko na ang report mo at hinahanap nila ang pera, at sasabihan kita rito kapag may balita.',
  how_long:
    'Iba-iba po: may mga bangkong sumasagot sa loob ng ilang oras, may inaabot ng ilang araw. Sasabihan kita rito kapag may balita.',
  what_next:
    'Hinihiling sa mga bangko na sundan ang pera at pigilan ang kaya nila. Sasabihan kita rito kapag may balita, at puwede mong itanong ang case mo kahit kailan.',
  change_later:
    'Hindi ko na po mababago ang naipadala na. Sabihin sa bangko mo kung ano ang mali, at ibigay ang case number mo.',
  close_page:
    'Puwede mo pong isara: tuloy ang case mo kahit wala ka. Buksan ulit ang page na ito sa parehong device para sa balita.',
  cannot_reach:
    'Naipadala na sa kanila ang report mo. Puwede mo ring i-block ang card o account sa app, o pumunta sa pinakamalapit na branch dala ang case number mo.',
} as const satisfies AnswersAfter
