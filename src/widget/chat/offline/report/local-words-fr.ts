export { fr as words } from '../../../../dialog/words/fr.ts'
