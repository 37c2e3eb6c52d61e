export { ur as words } from '../../../../dialog/words/ur.ts'
