export { rw as texts } from '../../../../dialog/texts/rw.ts'
