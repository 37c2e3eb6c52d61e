export { en as words } from '../../../../dialog/words/en.ts'
