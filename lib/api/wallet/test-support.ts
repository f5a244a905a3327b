import { generateKeyPairSync } from 'node:crypto'
import forge from 'node-forge'

/** A key pair of a wallet's test, PEM. */
export function keyPair(): { readonly publicKey: string; readonly privateKey: string } {
  return generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}

/** A self-signed certificate in the form of Apple's for a pass type; PEM. */
export function passCertificate(
  { publicKey, privateKey }: { readonly publicKey: string; readonly privateKey: string },
  subject: readonly { readonly type: string; readonly value: string }[] = [
    // UID: node-forge has no name for it.
    { type: '0.9.2342.19200300.100.1.1', value: 'pass.example.card' },
    { type: forge.pki.oids.organizationalUnitName ?? '', value: 'TEAM123456' },
  ],
): string {
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey)
  certificate.serialNumber = '01'
  certificate.validity.notBefore = new Date('2026-01-01T00:00:00Z')
  certificate.validity.notAfter = new Date('2126-01-01T00:00:00Z')
  certificate.setSubject([...subject])
  certificate.setIssuer([...subject])
  certificate.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create())
  return forge.pki.certificateToPem(certificate)
}
