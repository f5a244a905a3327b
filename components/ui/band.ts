/** Inks of the band that carries a poster's lettering; each is a token `--band-…`. */
export type Band = 'vermillon' | 'petrole' | 'pins' | 'brique' | 'lande' | 'lac' | 'basque' | 'nuit' | 'or'
