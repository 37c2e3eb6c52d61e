export { tl as texts } from '../../../../dialog/texts/tl.ts'
