import { describe, expect, it } from 'vitest'
import { removeSecrets } from '../../src/assistant/dialog/redaction/secrets.ts'

/** Messages of the citizen, with the secret in braces; it must be removed, and everything else must stay. */
const told: Readonly<Record<string, readonly string[]>> = {
  English: [
    'my code from the bank: {482913}',
    'my p!n is {1234}',
    'my p1n is {1234}',
    'p i n {1234}',
    'm y p i n is {4821}',
    'P.I.N. = {4821}',
    'my pas$word is {tiger}',
    'p@ssw0rd: {Tiger!99}',
    'the 0TP was {482913}',
    'o t p {4 8 2 9 1 3}',
    'my pin is {one two three four}',
    'the code they texted me is {four eight two nine one three}',
    'OTP {forty eight twenty nine thirteen}',
    '{one two three four} is my pin',
    'my pin is {1 two 3 four}',
    'the code I got from Harbor was {482913}',
    'I gave him the code, it was {482 913}',
    'he asked for my PIN and I said the PIN is {4821}',
    'card number {4111 1111 1111 1111} and cvv {123}',
    'three digits on the back of my card: {123}',
    '{482913} is your Unity Bank verification code',
    'bank verification code {482913}',
    'my one-time password is {482913}',
    'pin={1234}',
    'code: G-{482913}',
  ],
  Filipino: [
    'ang PIN ko ay {isa dos tres kwatro}',
    'ang PIN ko ay {1234}',
    'PIN ko {uno dos tres kwatro}',
    'yung OTP na natanggap ko ay {482913}',
    'ang kodigo galing sa bangko: {482913}',
    'sinabi ko ang OTP, {apat walo dalawa siyam isa tatlo}',
    'ang password ko ay {araw2024}',
    'ibinigay ko po ang code na {482913}',
    '{4821} ang PIN ko',
  ],
  Cebuano: [
    'ang PIN nako kay {usa duha tulo upat}',
    'ang OTP nga akong nadawat kay {482913}',
    'akong PIN {4821}',
    'ang kodigo gikan sa bangko kay {482913}',
    'ang code mao {upat walo duha siyam usa tulo}',
    'ang password nako kay {adlaw99}',
  ],
  French: [
    'mon code secret est {un deux trois quatre}',
    'le code de la banque : {482913}',
    "le code qu'ils m'ont envoyé est {482913}",
    'mon code pin, c’est {4821}',
    'mon mot de passe est {soleil}',
    'le code reçu par sms : {quatre huit deux neuf un trois}',
    '{482913} est votre code de vérification',
    'le cryptogramme visuel est {123}',
  ],
  Kinyarwanda: [
    "umubare w'ibanga wanjye ni {4821}",
    'PIN yanjye ni {rimwe kabiri gatatu kane}',
    'kode bohereje ni {482913}',
    "ijambo ry'ibanga ni {Izuba2024}",
    'nabahaye kode {482913}',
    'OTP naboneye ni {482913}',
  ],
  Oshiwambo: [
    'opini yange oyo {4821}',
    'opini yange oyo {imwe mbali nhatu nhee}',
    'okode oyo {482913}',
    'onomola yoshiholekwa oyo {4821}',
    'opassword yange oyo {etango1}',
  ],
  Urdu: [
    'میرا پن {۴۸۲۱} ہے',
    'میرا پن {ایک دو تین چار} ہے',
    'بینک سے جو کوڈ آیا وہ {482913} ہے',
    'میرا او ٹی پی {چار آٹھ دو نو ایک تین} ہے',
    '{۱۲۳۴} میرا پن ہے',
    'mera pin {1234} hai',
    'mera pin {ek do teen char} hai',
    'میرا پاس ورڈ: {gulab99}',
  ],
  'digits of other scripts': [
    'PIN {١٢٣٤}',
    'PIN {１２３４}',
    'card {٤١١١ ١١١١ ١١١١ ١١١١}',
    '{4111.1111.1111.1111}',
    'card {4111_1111_1111_1111}',
    'card {4111/1111/1111/1111}',
    'pay?card={4111111111111111}&x=1',
    '"card":"{4111-1111-1111-1111}"',
  ],
}

/** Messages that must not be changed. */
const kept: Readonly<Record<string, readonly string[]>> = {
  English: [
    'I sent 25,000 to 0917 123 4567',
    'They asked for my PIN. I sent 25,000 pesos',
    'They asked for my PIN and I sent 25000 pesos',
    'they took my pin, twenty five thousand pesos are gone',
    'he wanted the OTP. 0917 555 0101 called me',
    'he wanted the OTP, then 5000 was gone',
    'I gave my password and the amount was 25000',
    'the PIN for my account 5550011 was changed',
    'the pin was changed at 10:30',
    'I got the code on 2026-11-21',
    'the code came 3 hours ago',
    'reference code 12345678',
    'reference number 482913',
    'the transaction code is 99887766',
    'the branch code is 250655',
    'postal code 1000',
    'the promo code was 20264821',
    'I dialled the ussd code *182*8*1#',
    'my case number is CASE-01JABC123',
    'I sent one two three four times',
    'I was born on 12/05/1984',
    'my code was never told to anybody',
    'They never got my password',
    'my password is not safe',
    'I changed my password yesterday',
    'my account is 5550011 at Unity Bank',
    'call me at +63 917 123 4567',
    'the security code of the door? no, I paid 4500',
    'pins and needles, 3000 pesos',
    'I am in PIN, 2500 pesos were paid',
    'the spin cost 1234 pesos',
    'he said: pin. I lost 25k',
    'a code of conduct',
    'TX-482913',
  ],
  Filipino: [
    'nagpadala ako ng 25,000 pesos sa 0917 123 4567',
    'hiningi nila ang PIN ko at nagpadala ako ng 25000 pesos',
    'hiningi ang OTP, tapos nawala ang 25000 ko',
    'ang reference number ay 12345678',
    'ang halaga ay isang libo dalawang daan',
    'account 5550011 sa Unity Bank',
    'hindi ko ibinigay ang password ko',
    'tatlong beses akong nagbayad ng 500',
  ],
  Cebuano: [
    'nagpadala ko og 25,000 pesos sa 0917 123 4567',
    'gipangayo nila ang PIN ug nawala ang 25000 pesos',
    'ang reference kay 12345678',
    'duha ka libo lima ka gatos',
    'wala nako gihatag ang password',
  ],
  French: [
    "j'ai envoyé 25 000 francs au 0788 123 456",
    "ils ont demandé mon code et j'ai payé 25000 francs",
    'code de transaction 12345678',
    'code postal 75011',
    'le code de la porte et 3000 euros',
    'mon mot de passe est changé',
    'le montant est vingt cinq mille francs',
    'il y a deux heures',
  ],
  Kinyarwanda: [
    'nohereje amafaranga 25,000 kuri 0788 123 456',
    'bansabye PIN, amafaranga 25000 aragenda',
    'kode ya banki 040147',
    "kode y'igihugu 250",
    'ibihumbi makumyabiri na bitanu',
  ],
  Oshiwambo: [
    'onda tuma 25,000 ku 081 123 4567',
    'ova pula opini yange, oimaliwa 25000 oya ya',
    'okode yobanga 280172',
    'omayovi omilongo mbali',
  ],
  Urdu: [
    'میں نے 25,000 روپے 0300 1234567 پر بھیجے',
    'انہوں نے پن مانگا اور 25000 روپے چلے گئے',
    'حوالہ نمبر 12345678',
    'برانچ کوڈ 0456',
    'دو ہزار پانچ سو روپے',
    'mera pin manga aur 25000 rupay gaye',
  ],
}

const rows = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([lang, texts]) => texts.map((text) => ({ lang, text })))

describe('removal of secrets spelled in words', () => {
  it.each(rows(told))('removes the secret in $lang: $text', ({ text }) => {
    const said = text.replace(/[{}]/g, '')
    expect(removeSecrets(said).text).toBe(text.replace(/\{[^{}]*\}/g, '•••'))
  })

  it.each(rows(kept))('changes nothing without a secret, in $lang: $text', ({ text }) => {
    expect(removeSecrets(text)).toEqual({ text, found: [] })
  })
})
