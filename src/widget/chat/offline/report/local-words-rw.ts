export { rw as words } from '../../../../dialog/words/rw.ts'
