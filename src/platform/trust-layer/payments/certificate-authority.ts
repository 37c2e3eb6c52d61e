import { createHash, randomBytes, webcrypto } from 'node:crypto'
import type * as x509 from '@peculiar/x509'
import type { Seal } from '../../kit/ports.ts'
import { system } from '../../kit/principal.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { UnitsOfWork } from '../../kit/unit-of-work.ts'

/** Issues the certificates of participants, and of the server that requests them. */
export interface CertificateAuthority {
  /** PEM. */
  certificate: string
  issueClient(request: CheckedRequest, now: string): Promise<IssuedCertificate>
  /** Issues a key and a certificate for a server with these names, both PEM. */
  issueServer(names: readonly string[], now: string): Promise<{ key: string; certificate: string }>
}

/** A certificate that was issued. */
export interface IssuedCertificate {
  /** PEM. */
  certificate: string
  /** Hexadecimal, upper case, as node:tls names it. */
  serial: string
  expiresAt: string
}

/** A certificate signing request that has passed every check. */
export interface CheckedRequest {
  institutionCode: string
  publicKey: x509.PublicKey
  /** SHA-256 of the public key, hexadecimal. */
  publicKeyDigest: string
}

const dayMs = 86_400_000
const clientDays = 365
const authorityDays = 3650
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const settingName = 'certificate-authority'

interface StoredAuthority {
  /** PKCS#8, base64. */
  key: string
  certificate: string
}

type X509 = typeof x509

/** Loads the library, which takes a tenth of a second, so the relay's start does not wait for it. */
async function loadX509(): Promise<X509> {
  await import('reflect-metadata')
  const library = await import('@peculiar/x509')
  library.cryptoProvider.set(webcrypto as Crypto)
  return library
}

/** Opens the deployment's authority. Its key is generated once and stored encrypted. */
export async function openAuthority(units: UnitsOfWork, seal: Seal): Promise<CertificateAuthority> {
  const library = await loadX509()
  const made = await makeAuthority(library)
  const stored = await units.write({ principal: system }, async (unit) => {
    const row = await unit.trx
      .selectFrom('pf_setting')
      .select('sealed')
      .where('name', '=', settingName)
      .executeTakeFirst()
    if (row) return seal.decrypt<StoredAuthority>(row.sealed, settingName)
    await unit.trx
      .insertInto('pf_setting')
      .values({ name: settingName, sealed: seal.encrypt(made, settingName) })
      .execute()
    unit.audit({ action: 'authority.created', resourceType: 'certificate', after: made.certificate })
    return made
  })
  const key = await webcrypto.subtle.importKey('pkcs8', Buffer.from(stored.key, 'base64'), algorithm, false, [
    'sign',
  ])
  return createAuthority(library, new library.X509Certificate(stored.certificate), key)
}

async function makeAuthority(library: X509): Promise<StoredAuthority> {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await library.X509CertificateGenerator.createSelfSigned({
    serialNumber: newSerial(),
    name: 'CN=Embedded platform sandbox CA',
    notBefore: new Date(Date.now() - dayMs),
    notAfter: new Date(Date.now() + authorityDays * dayMs),
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new library.BasicConstraintsExtension(true, 0, true),
      new library.KeyUsagesExtension(library.KeyUsageFlags.keyCertSign | library.KeyUsageFlags.cRLSign, true),
    ],
  })
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)
  return { key: Buffer.from(pkcs8).toString('base64'), certificate: certificate.toString('pem') }
}

/** Generates a random serial number; its first byte is 01 because RFC 5280 requires a positive number. */
const newSerial = () => `01${randomBytes(15).toString('hex')}`

function createAuthority(
  library: X509,
  authority: x509.X509Certificate,
  signingKey: webcrypto.CryptoKey,
): CertificateAuthority {
  const issue = (parts: {
    name: string
    publicKey: x509.PublicKey | webcrypto.CryptoKey
    now: string
    extensions: x509.Extension[]
  }) => {
    const nowMs = Date.parse(parts.now)
    return library.X509CertificateGenerator.create({
      serialNumber: newSerial(),
      subject: parts.name,
      issuer: authority.subject,
      notBefore: new Date(nowMs - dayMs),
      notAfter: new Date(nowMs + clientDays * dayMs),
      signingAlgorithm: algorithm,
      publicKey: parts.publicKey,
      signingKey,
      extensions: [new library.BasicConstraintsExtension(false, undefined, true), ...parts.extensions],
    })
  }
  return {
    certificate: authority.toString('pem'),
    async issueClient({ institutionCode, publicKey }, now) {
      const certificate = await issue({
        name: `CN=${institutionCode}`,
        publicKey,
        now,
        extensions: [
          new library.KeyUsagesExtension(library.KeyUsageFlags.digitalSignature, true),
          new library.ExtendedKeyUsageExtension([library.ExtendedKeyUsage.clientAuth]),
        ],
      })
      return {
        certificate: certificate.toString('pem'),
        serial: certificate.serialNumber.toUpperCase(),
        expiresAt: certificate.notAfter.toISOString(),
      }
    },
    async issueServer(names, now) {
      const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
      const certificate = await issue({
        name: `CN=${names[0] ?? 'localhost'}`,
        publicKey: keys.publicKey,
        now,
        extensions: [
          new library.ExtendedKeyUsageExtension([library.ExtendedKeyUsage.serverAuth]),
          new library.SubjectAlternativeNameExtension(
            names.map((value) => ({
              type: /^[\d.]+$|:/.test(value) ? ('ip' as const) : ('dns' as const),
              value,
            })),
          ),
        ],
      })
      const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey))
      const key = `-----BEGIN PRIVATE KEY-----\n${pkcs8.toString('base64')}\n-----END PRIVATE KEY-----\n`
      return { key, certificate: certificate.toString('pem') }
    },
  }
}

const invalid = (reason: string) => new Refusal('csr-invalid', { extensions: { reason } })

/** Returns whether a text contains a private key that was pasted by mistake. */
export const holdsPrivateKey = (text: string) => /PRIVATE KEY/.test(text)

/**
 * Checks a PKCS#10 request for a participant.
 * @throws Refusal `csr-invalid`, with the reason
 */
export async function checkRequest(
  pem: string,
  institutionCode: string,
  minRsaBits: number,
): Promise<CheckedRequest> {
  if (holdsPrivateKey(pem)) throw invalid('private_key_present')
  const blocks = pem.match(/-----BEGIN [^-]+-----/g) ?? []
  if (blocks.length !== 1 || !/^-----BEGIN (?:NEW )?CERTIFICATE REQUEST-----$/.test(blocks[0] ?? '')) {
    throw invalid('not_one_pem_request')
  }
  const library = await loadX509()
  const request = parseRequest(library, pem)
  assertStrong(request, minRsaBits)
  if (!(await request.verify().catch(() => false))) throw invalid('bad_signature')
  const names = request.subjectName.getField('CN')
  if (names.length !== 1 || names[0] !== institutionCode) throw invalid('common_name_mismatch')
  const asksToIssue = request.extensions.some(
    (extension) => extension instanceof library.BasicConstraintsExtension && extension.ca,
  )
  if (asksToIssue) throw invalid('authority_requested')
  return {
    institutionCode,
    publicKey: request.publicKey,
    publicKeyDigest: createHash('sha256').update(Buffer.from(request.publicKey.rawData)).digest('hex'),
  }
}

function parseRequest(library: X509, pem: string): x509.Pkcs10CertificateRequest {
  try {
    return new library.Pkcs10CertificateRequest(pem)
  } catch {
    throw invalid('not_parseable')
  }
}

function assertStrong(request: x509.Pkcs10CertificateRequest, minRsaBits: number): void {
  const { hash } = signatureOf(request)
  if (!['SHA-256', 'SHA-384', 'SHA-512'].includes(hash)) throw invalid('weak_signature')
  const key = request.publicKey.algorithm as { name: string; modulusLength?: number; namedCurve?: string }
  const isStrong = /^RSA/.test(key.name) ? (key.modulusLength ?? 0) >= minRsaBits : key.namedCurve === 'P-256'
  if (!isStrong) throw invalid('weak_key')
}

function signatureOf(request: x509.Pkcs10CertificateRequest): { hash: string } {
  try {
    const { hash } = request.signatureAlgorithm as { hash?: { name?: string } | string }
    return { hash: typeof hash === 'string' ? hash : (hash?.name ?? '') }
  } catch {
    return { hash: '' }
  }
}
