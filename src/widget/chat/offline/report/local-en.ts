export { en as texts } from '../../../../dialog/texts/en.ts'
