export { fr as texts } from '../../../../dialog/texts/fr.ts'
