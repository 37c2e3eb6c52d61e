export { ceb as texts } from '../../../../dialog/texts/ceb.ts'
