import type { UiLanguage } from '../../texts/languages.ts'

/** The two buttons, in every language of the page. */
export const labels: Record<UiLanguage, { record: string; listen: string }> = {
  en: { record: 'Record a voice message', listen: 'Listen' },
  fr: { record: 'Enregistrer un message vocal', listen: 'Écouter' },
  rw: { record: 'Fata ubutumwa bw’ijwi', listen: 'Umva' },
  kj: { record: 'Kwata ewi', listen: 'Pulakena' },
  tl: { record: 'Mag-record ng voice message', listen: 'Pakinggan' },
  ceb: { record: 'Irekord ang tingog', listen: 'Paminawa' },
  ur: { record: 'آواز میں پیغام ریکارڈ کریں', listen: 'سنیں' },
  sw: { record: 'Rekodi ujumbe wa sauti', listen: 'Sikiliza' },
  es: { record: 'Grabar un mensaje de voz', listen: 'Escuchar' },
  pt: { record: 'Gravar uma mensagem de voz', listen: 'Ouvir' },
  ar: { record: 'تسجيل رسالة صوتية', listen: 'استمع' },
  hi: { record: 'आवाज़ में संदेश रिकॉर्ड करें', listen: 'सुनें' },
}
