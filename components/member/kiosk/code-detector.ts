/** The part of the Shape Detection API that the kiosk uses. TypeScript's DOM library has no types for it. */
export interface CodeDetector {
  detect(image: HTMLVideoElement | ImageBitmap): Promise<readonly { readonly rawValue: string }[]>
}

interface NativeDetector {
  new (options: { formats: ['qr_code'] }): CodeDetector
  getSupportedFormats(): Promise<readonly string[]>
}

/** The browser's own detector of QR codes. Browsers without a detector load the ponyfill. */
export async function codeDetector(): Promise<CodeDetector> {
  const { BarcodeDetector: native } = globalThis as { BarcodeDetector?: NativeDetector }
  if (native && (await native.getSupportedFormats()).includes('qr_code')) return new native({ formats: ['qr_code'] })
  const { BarcodeDetector } = await import('qr/decode.js')
  return new BarcodeDetector({ formats: ['qr_code'] })
}
