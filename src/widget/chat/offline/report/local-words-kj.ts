export { kj as words } from '../../../../dialog/words/kj.ts'
