export { ceb as words } from '../../../../dialog/words/ceb.ts'
