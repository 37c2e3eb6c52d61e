import 'reflect-metadata'
import { webcrypto } from 'node:crypto'
import * as x509 from '@peculiar/x509'

/** PEM texts of a certificate and its key. */
export interface Identity {
  cert: string
  key: string
}

export interface TestAuthority {
  ca: string
  /** Issues a certificate for a server at 127.0.0.1, or for a client. */
  issue(name: string): Promise<Identity>
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const dayMs = 86_400_000

/** Creates a certificate authority for one test. */
export async function createAuthority(name: string): Promise<TestAuthority> {
  const crypto = webcrypto as unknown as Crypto
  x509.cryptoProvider.set(crypto)
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const validity = { notBefore: new Date(Date.now() - dayMs), notAfter: new Date(Date.now() + dayMs) }
  const ca = await x509.X509CertificateGenerator.createSelfSigned({
    ...validity,
    name: `CN=${name}`,
    serialNumber: '01',
    signingAlgorithm: algorithm,
    keys: keys as CryptoKeyPair,
    extensions: [new x509.BasicConstraintsExtension(true, undefined, true)],
  })
  let serial = 1
  return {
    ca: ca.toString('pem'),
    async issue(subject) {
      serial += 1
      const own = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
      const certificate = await x509.X509CertificateGenerator.create({
        ...validity,
        serialNumber: serial.toString(16).padStart(2, '0'),
        subject: `CN=${subject}`,
        issuer: ca.subject,
        publicKey: own.publicKey as CryptoKey,
        signingKey: keys.privateKey as CryptoKey,
        signingAlgorithm: algorithm,
        extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'ip', value: '127.0.0.1' }])],
      })
      const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', own.privateKey))
      return {
        cert: certificate.toString('pem'),
        key: `-----BEGIN PRIVATE KEY-----\n${pkcs8.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END PRIVATE KEY-----\n`,
      }
    },
  }
}
