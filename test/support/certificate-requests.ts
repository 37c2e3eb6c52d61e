import 'reflect-metadata'
import { webcrypto } from 'node:crypto'
import * as x509 from '@peculiar/x509'

x509.cryptoProvider.set(webcrypto as Crypto)

const p256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

export interface KeyAndRequest {
  /** PKCS#8, PEM. */
  key: string
  /** PKCS#10, PEM. */
  request: string
  keys: webcrypto.CryptoKeyPair
}

/** Creates a key and a certificate signing request for it, as an institution would. */
export async function makeRequest(
  commonName: string,
  options: { sha1?: boolean; ca?: boolean; keys?: webcrypto.CryptoKeyPair } = {},
): Promise<KeyAndRequest> {
  const rsa = {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-1',
    publicExponent: new Uint8Array([1, 0, 1]),
    modulusLength: 2048,
  }
  const algorithm = options.sha1 ? rsa : p256
  const keys =
    options.keys ??
    ((await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as webcrypto.CryptoKeyPair)
  const request = await x509.Pkcs10CertificateRequestGenerator.create({
    name: `CN=${commonName}`,
    keys,
    signingAlgorithm: algorithm,
    ...(options.ca && { extensions: [new x509.BasicConstraintsExtension(true, undefined, true)] }),
  })
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64')
  const lines = pkcs8.match(/.{1,64}/g)?.join('\n') ?? ''
  return {
    key: `-----BEGIN PRIVATE KEY-----\n${lines}\n-----END PRIVATE KEY-----\n`,
    request: request.toString('pem'),
    keys,
  }
}
