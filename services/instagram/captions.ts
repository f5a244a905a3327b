const NBSP = '\u00a0'

/** Captions of the pictures `insta-1` to `insta-8`. */
export const CAPTIONS = [
  'Le parasol est à vous jusqu’au coucher du soleil.\n#deauville #plage',
  'Dix-neuf heures, la terrasse se remplit.\n#cannes #aperitif',
  'Quatre couleurs, un tapis vert. Pour les plus de dix-huit ans.\n#casino #jetons',
  'Chambre 214. La clé pèse toujours aussi lourd.\n#hotel #cle',
  'Les chaussons vous attendent avant vous.\n#spa #chaussons',
  'Trouvé ce matin à marée basse : rien d’autre à faire.\n#labaule #coquillage',
  'Citron, glace pilée, et la mer pour le reste.\n#bar #cocktail',
  'Vent d’ouest, force 4. On hisse.\n#voile #regate',
].map((caption) => caption.replace(/ (?=[:;!?])/g, NBSP)) as readonly string[]
