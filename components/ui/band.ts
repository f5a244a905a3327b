/** Colours of the band with a poster's lettering; each is a token `--band-…`. */
export type Band = 'vermillon' | 'petrole' | 'pins' | 'brique' | 'lande' | 'lac' | 'basque' | 'nuit' | 'or'
