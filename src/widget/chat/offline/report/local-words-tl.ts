export { tl as words } from '../../../../dialog/words/tl.ts'
