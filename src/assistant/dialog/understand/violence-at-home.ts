import type { NamedDanger } from '../model/understanding.ts'
import { fold, holds } from './fold.ts'
import { namedDanger } from './named-danger.ts'

/** Partners and relatives, as people name them. */
const atHome = [
  'my husband, my hubby, my wife, my boyfriend, my bf, my girlfriend, my partner, my ex',
  'my father, my dad, my stepdad, my stepfather, my mother in law, my in laws, mon mari',
  'mon conjoint, mon copain, mon femme, mon compagnon, mon ex, mon pere, mon beau pere',
  'mon beaux parents, ma mari, ma conjoint, ma copain, ma femme, ma compagnon, ma ex, ma pere',
  'ma beau pere, ma beaux parents, mes mari, mes conjoint, mes copain, mes femme, mes compagnon',
  'mes ex, mes pere, mes beau pere, mes beaux parents, mi marido, mi esposo, mi esposa',
  'mi novio, mi pareja, mi ex, mi padre, mi papa, mi padrastro, mi suegros, mis marido',
  'mis esposo, mis esposa, mis novio, mis pareja, mis ex, mis padre, mis papa, mis padrastro',
  'mis suegros, meu marido, meu companheiro, meu namorado, meu pai, meu padrasto, meu parceiro',
  'minha marido, minha companheiro, minha namorado, minha pai, minha padrasto, minha parceiro',
  'akong bana, akong asawa, akong kapuyo, akong live in, akong uyab, akong papa, akong amahan',
  'asawa ko, mister ko, kinakasama ko, live in ko, boyfriend ko, tatay ko, papa ko, kapuyo nako',
  'bana nako, mume wangu, mpenzi wangu, bwana wangu, baba yangu, umugabo wanjye',
  'umukunzi wanjye, papa wanjye, omushamane wange, omusamane wange, mera shohar, mere shohar',
  'mera shauhar, mere shauhar, mera mian, mere mian, mera husband, mere husband, mera pati',
  'mere pati, mere abbu, mere walid, sasural wale, mian ne, shohar ne, pati ne, میرا شوہر',
  'میرے شوہر, میرے میاں, میرا خاوند, میرے ابو, سسرال, मेरा पति, मेरे पति, मेरे पापा, मेरे पिता',
  'ससुराल, زوجي, خطيبي, ابوي, ابي, والدي, رجلي, طليقي',
].flatMap((line) => line.split(', ').map(fold))

/** Detects danger to life, and whether a partner or a relative may be the one who harms. The page does not need it. */
export function namedDangerAtHome(text: string): NamedDanger | undefined {
  const named = namedDanger(text)
  const said = fold(text)
  return named?.kind === 'harm' && atHome.some((phrase) => holds(said, phrase))
    ? { ...named, home: true }
    : named
}
