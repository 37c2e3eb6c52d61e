/** Spellings of the same name; the first of a line is the standard one. */
const spellings: readonly (readonly string[])[] = [
  ['maria', 'ma'],
  ['muhammad', 'mohammed', 'mohammad', 'muhammed', 'mohamed', 'mohamad', 'muhamad', 'mohd', 'md'],
  ['ahmad', 'ahmed'],
  ['ali', 'aly'],
  ['husain', 'hussain', 'hussein', 'husein'],
  ['hasan', 'hassan'],
  ['yusuf', 'yousuf', 'yousaf', 'yousef'],
  ['umar', 'omar', 'umer'],
  ['usman', 'osman', 'uthman'],
  ['fatima', 'fatimah', 'fathima'],
  ['aisha', 'ayesha', 'aysha'],
  ['ibrahim', 'ebrahim'],
  ['abdullah', 'abdallah'],
  ['abdul', 'abd', 'abdel'],
  ['syed', 'sayed', 'sayyid', 'sayyed'],
  ['rahman', 'rehman'],
  ['chaudhry', 'choudhury', 'chaudhary', 'chowdhury', 'chaudhri'],
  ['sheikh', 'shaikh', 'sheik', 'shaik'],
  ['qureshi', 'quraishi'],
  ['siddiqui', 'siddiqi'],
  ['begum', 'begam'],
  ['noor', 'nur'],
  ['santo', 'sto'],
  ['santa', 'sta'],
  ['saint', 'st'],
]

/** Names with the short forms that the same person may use. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  alexander: ['alex'],
  alexandra: ['alex', 'sandra'],
  anthony: ['tony'],
  antonio: ['tony'],
  catherine: ['cathy', 'kate'],
  christine: ['tina', 'chris'],
  christopher: ['chris'],
  daniel: ['dan', 'danny'],
  david: ['dave'],
  eduardo: ['eddie', 'ed'],
  elizabeth: ['liz', 'beth', 'betty'],
  emmanuel: ['manny'],
  francisco: ['paco', 'kiko'],
  james: ['jim', 'jimmy'],
  john: ['johnny', 'jack'],
  jose: ['pepe', 'joey'],
  josefina: ['josie'],
  joseph: ['joe', 'joey'],
  katherine: ['kathy', 'kate'],
  manuel: ['manny'],
  margaret: ['maggie', 'peggy'],
  michael: ['mike', 'mick'],
  patricia: ['pat', 'patty', 'trish'],
  ricardo: ['ricky'],
  richard: ['rick', 'dick'],
  robert: ['bob', 'bobby', 'rob'],
  roberto: ['bobby', 'bert'],
  rosario: ['charing', 'rosie'],
  samantha: ['sam'],
  samuel: ['sam'],
  teresita: ['tess', 'tessie'],
  thomas: ['tom', 'tommy'],
  william: ['bill', 'will', 'willy'],
}

/** Titles and forms of address, which do not identify a person. */
export const honorifics: ReadonlySet<string> = new Set(
  'mr mrs ms miss dr prof sir engr atty hon rev jr sr ii iii'.split(' '),
)

/** Maps legal forms of companies to their short form. */
export const companyForms: Readonly<Record<string, string>> = {
  limited: 'ltd',
  incorporated: 'inc',
  corporation: 'corp',
  company: 'co',
  private: 'pvt',
  proprietary: 'pty',
}

const standard = new Map(
  spellings.flatMap(([first = '', ...others]) => [first, ...others].map((name) => [name, first])),
)

/** Returns the standard spelling of a name. */
export const toStandardSpelling = (name: string): string => standard.get(name) ?? name

/** Returns whether one of two names is a short form of the other. */
export const isNicknamePair = (a: string, b: string): boolean =>
  (nicknames[a]?.includes(b) ?? false) || (nicknames[b]?.includes(a) ?? false)
