/** Labels and targets of links, with the host that the page shows next to the label; undefined for none. */
export const linkTricks: readonly {
  name: string
  label: string
  href: string
  beside: string | undefined
}[] = [
  {
    name: 'another host in the label',
    label: 'unitybank.com',
    href: 'https://evil.example',
    beside: 'evil.example',
  },
  {
    name: 'another address in the label',
    label: 'https://unitybank.com/login',
    href: 'https://evil.example/login',
    beside: 'evil.example',
  },
  { name: 'words alone', label: 'Your bank', href: 'https://evil.example/', beside: 'evil.example' },
  {
    name: 'a name before @ that looks like a host',
    label: 'https://unitybank.com@evil.example/',
    href: 'https://unitybank.com@evil.example/',
    beside: 'evil.example',
  },
  {
    name: 'a name and a password that look like a host and its port',
    label: 'https://unitybank.com:443@evil.example/',
    href: 'https://unitybank.com:443@evil.example/',
    beside: 'evil.example',
  },
  {
    name: 'a slash in the name before @',
    label: 'https://unitybank.com%2Flogin@evil.example/',
    href: 'https://unitybank.com%2Flogin@evil.example/',
    beside: 'evil.example',
  },
  {
    name: 'a sign that looks like a slash before @',
    label: 'https://unitybank.com\u2044login@evil.example/',
    href: 'https://unitybank.com\u2044login@evil.example/',
    beside: 'evil.example',
  },
  {
    name: 'a slash that leans the other way',
    label: 'https://unitybank.com\\.evil.example',
    href: 'https://evil.example\\.unitybank.com',
    beside: 'evil.example',
  },
  {
    name: 'Cyrillic letters',
    label: 'https://раypal.com/',
    href: 'https://раypal.com/',
    beside: 'xn--ypal-43d9g.com',
  },
  {
    name: 'a host all of another script',
    label: 'https://аррӏе.com/',
    href: 'https://аррӏе.com/',
    beside: 'xn--80ak6aa92e.com',
  },
  {
    name: 'an accent that is hardly seen',
    label: 'https://unitybạnk.com/',
    href: 'https://unitybạnk.com/',
    beside: 'xn--unitybnk-sx0d.com',
  },
  {
    name: 'letters of full width',
    label: 'https://ｅｖｉｌ.example/',
    href: 'https://ｅｖｉｌ.example/',
    beside: 'evil.example',
  },
  {
    name: 'another full stop',
    label: 'https://evil。example/',
    href: 'https://evil。example/',
    beside: 'evil.example',
  },
  {
    name: 'a known name at the beginning of a long host',
    label: 'https://unitybank.com.secure-login.evil.example/',
    href: 'https://unitybank.com.secure-login.evil.example/',
    beside: '…secure-login.evil.example',
  },
  {
    name: 'forty names before the last ones',
    label: 'Log in',
    href: `https://unitybank.com.${'a.'.repeat(40)}evil.example/`,
    beside: '…a.evil.example',
  },
  {
    name: 'a mark that turns the direction',
    label: '\u202emoc.knabytinu',
    href: 'https://evil.example/',
    beside: 'evil.example',
  },
  {
    name: 'the real host, turned round',
    label: 'evil.example/\u202emoc.knabytinu//:sptth',
    href: 'https://evil.example/',
    beside: 'evil.example',
  },
  {
    name: 'a mark before the real host',
    label: '\u2067evil.example',
    href: 'https://evil.example/',
    beside: 'evil.example',
  },
  {
    name: 'a space of no width',
    label: 'unitybank\u200b.com',
    href: 'https://evil.example/',
    beside: 'evil.example',
  },
  {
    name: 'a joiner in the real host',
    label: 'evil\u2060.example',
    href: 'https://evil.example/',
    beside: 'evil.example',
  },
  {
    name: 'a soft hyphen',
    label: 'unity\u00adbank.com',
    href: 'https://evil.example/',
    beside: 'evil.example',
  },
  {
    name: 'two hosts in the label',
    label: 'evil.example unitybank.com',
    href: 'https://evil.example/',
    beside: 'evil.example',
  },
  {
    name: 'the real host in the path of another',
    label: 'unitybank.com/evil.example',
    href: 'https://evil.example/',
    beside: 'evil.example',
  },
  {
    name: 'another scheme in the label',
    label: 'ftp://unitybank.com',
    href: 'https://evil.example/',
    beside: 'evil.example',
  },
  {
    name: 'an address in numbers',
    label: 'unitybank.com',
    href: 'http://3232235777/',
    beside: '192.168.1.1',
  },
  {
    name: 'an address in hexadecimal numbers',
    label: 'unitybank.com',
    href: 'http://0xc0.0xa8.1.1/',
    beside: '192.168.1.1',
  },
  {
    name: 'an address of IPv6',
    label: 'unitybank.com',
    href: 'http://[2001:db8::1]/',
    beside: '[2001:db8::1]',
  },
  {
    name: 'a host that ends in a full stop',
    label: 'unitybank.com',
    href: 'https://evil.example./',
    beside: 'evil.example',
  },
  {
    name: 'capital letters in the target',
    label: 'unitybank.com',
    href: 'HTTPS://EVIL.EXAMPLE/',
    beside: 'evil.example',
  },
  {
    name: 'a file’s name',
    label: 'unitybank.com',
    href: 'https://evil.example/f.pdf',
    beside: 'evil.example',
  },
  { name: 'no words', label: '', href: 'https://evil.example/', beside: 'evil.example' },
  { name: 'the host itself', label: 'unitybank.com', href: 'https://unitybank.com/login', beside: undefined },
  {
    name: 'the host itself in capitals',
    label: 'UnityBank.com',
    href: 'https://www.unitybank.com/',
    beside: undefined,
  },
  {
    name: 'an address as it is',
    label: 'https://www.unitybank.com/a?b=c.d#e',
    href: 'https://www.unitybank.com/a?b=c.d#e',
    beside: undefined,
  },
  {
    name: 'an address with its port',
    label: 'http://unitybank.com:8080/a',
    href: 'http://unitybank.com:8080/a',
    beside: undefined,
  },
]
