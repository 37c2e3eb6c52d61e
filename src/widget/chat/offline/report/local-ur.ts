export { ur as texts } from '../../../../dialog/texts/ur.ts'
