import { w } from '../../kit/words.ts'
import type { SynonymRule } from './rule.ts'

/** Pools and treatments. */
export const SPA: readonly SynonymRule[] = [
  {
    name: 'Pools under the sky',
    rule: w(
      'piscine extérieure, piscine en plein air, nager dehors => bassin en plein air, bassin dehors',
      'outdoor pool, outside pool, swim outdoors => open-air pool, pool outdoors',
    ),
  },
  {
    name: 'Salt water',
    rule: w(
      'piscine d’eau salée, piscine d’eau de mer, piscine eau de mer => eau de mer',
      'saltwater pool, salt water pool, seawater pool => sea-water pool',
    ),
  },
  {
    name: 'Spa guests for a day',
    rule: w(
      'entrée au spa, day pass, accès au spa, spa sans dormir, spa à la journée => spa sans loger, spa sans soin',
      'day pass, spa entry, spa access, spa day, spa for non-residents => spa without staying, spa without a treatment',
    ),
  },
  {
    name: 'Swimwear',
    rule: w(
      'maillot de bain, slip de bain, bonnet de bain, short de bain => maillot',
      'swimsuit, bathing suit, swim trunks, bikini, swim shorts => swimming costume',
    ),
  },
  {
    name: 'Children in the spa',
    rule: w(
      'spa enfant, enfants au spa, âge minimum spa, spa en famille => âge spa, enfants bassin',
      'kids in the spa, children in the spa, spa age limit, family spa => age spa, children pool',
    ),
  },
  {
    name: 'Expecting',
    rule: w(
      'grossesse, prénatal, future maman, femme enceinte => enceintes',
      'pregnancy, expecting, prenatal, mum-to-be, maternity => pregnant, pregnancy',
    ),
  },
  {
    name: 'Health',
    rule: w(
      'contre-indications, problème de santé, hypertension, asthme, cardiaque => avis médical, certificat médical',
      'contraindications, health problem, blood pressure, asthma => medical advice, medical certificate',
    ),
  },
  {
    name: 'Doctors',
    rule: w(
      'docteur, ordonnance, attestation médicale => médecin, certificat médical',
      'physician, doctor’s note, prescription => doctor, medical certificate',
    ),
  },
  {
    name: 'Massages',
    rule: w('masseur, masseuse, modelage => modelage, massage', 'masseur, masseuse, deep tissue => massage'),
  },
  {
    name: 'Massages for two',
    rule: w(
      'massage en duo, massage à deux, soin en duo, soin en couple => kind:spa',
      'couples massage, couple’s massage, couples treatment => kind:spa',
    ),
  },
  {
    name: 'Faces',
    rule: w(
      'soin du visage, nettoyage de peau => visage',
      'facial treatment, skincare, skin care, face mask => facial',
    ),
  },
  {
    name: 'Scrubs',
    rule: w('exfoliation, exfoliant, peeling => gommage', 'exfoliation, exfoliating, peeling => scrub'),
  },
  {
    name: 'Seaweed',
    rule: w('boue, enveloppement, algothérapie => algues, enveloppement', 'mud, body wrap, algae => seaweed, wrap'),
  },
  {
    name: 'Beauty',
    rule: w(
      'manucure, pédicure, épilation, esthéticienne, institut de beauté => kind:spa',
      'manicure, pedicure, waxing, beautician, beauty salon => kind:spa',
    ),
  },
  {
    name: 'Springs',
    rule: w(
      'eau thermale, source thermale, eau sulfureuse, soufre => bains sulfurés, source',
      'hot springs, thermal water, sulfur, mineral water bath => sulphur baths, spring',
    ),
  },
  {
    name: 'Cold baths',
    rule: w(
      'bain froid, bain glacé, cryothérapie => grotte de neige',
      'cold plunge, ice bath, cryotherapy => snow cave',
    ),
  },
  {
    name: 'Cures',
    rule: w(
      'remise en forme, détox, curiste => cure, thalasso',
      'detox, health cure, fitness retreat => cure, sea-water',
    ),
  },
  {
    name: 'Training',
    rule: w(
      'tapis de course, haltères, crossfit, cardio => salle de sport',
      'treadmill, dumbbells, weights, cardio, crossfit => gym',
    ),
  },
]
