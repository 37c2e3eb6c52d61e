import type { FormTexts } from '../tables/form-texts.ts'

/** Cebuano. Not yet reviewed by a native speaker: see docs/languages.md. */
export const texts = {
  title: 'I-report ang scam',
  start: 'Sugdi',
  answer: 'Imong tubag',
  ownWords: 'O tubag sa imong kaugalingong pulong',
  call: 'Mga numero nga matawgan',
  danger: 'Anaa sa peligro',
  change: 'Usba',
  lookForNews: 'Tan-awa kung naay balita',
  lookByItself: 'Motan-aw sa iyang kaugalingon kada 20 segundos',
  stopLooking: 'Hunong sa pagtan-aw, ug tubag',
  underWay: 'Padulong na ang tubag. Tan-awa pag-usab taod-taod.',
  toQuestion: 'Adto sa pinakabag-ong pangutana',
  answered: 'Natubag na nimo kini. Kung motubag ka pag-usab, ang bag-ong tubag ang maihap.',
  comeBack: 'Aron mobalik niining device:',
  elsewhere:
    'Sa laing device, ablihi ang samang panid ug isulat ang numero sa imong kaso ug ang katapusang 4 ka numero sa telepono nga imong gihatag.',
  noCookies:
    'Kini nga browser dili magtipig og cookies. Ayaw isira kining panid hangtod nasulat na nimo ang numero sa imong kaso.',
  times: 'Ang mga oras kay sumala sa {zone}.',
  problem: 'Naay problema',
  empty: 'Pagsulat og tubag, o pagpili og usa.',
  tooLong: 'Taas ra kaayo. Ipadala lang hangtod {n} ka letra kada higayon.',
  busy: 'Daghan kaayong tawo dinhi karon, ug wala kini madawat. Hulat og usa ka minuto ug sulayi pag-usab, o tawag na.',
  notFromHere: 'Gikan kini sa laing panid, busa wala madawat. Palihog dinhi tubag.',
  lost: 'Wala na makaila niining browser sa imong report. Kung naa kay numero sa kaso, sugdi dinhi ug isulat kini.',
  failed: 'Wala molampos, ug among sala kini. Balik ug sulayi pag-usab, o tawag na.',
} as const satisfies FormTexts
