import { describe, expect, test } from 'vitest'
import { withA, withDe } from './contraction.ts'

describe('contractions of names', () => {
  test.each([
    ['La Baie dorée', 'à la Baie dorée', 'de la Baie dorée'],
    ['La Roche Émeraude', 'à la Roche Émeraude', 'de la Roche Émeraude'],
    ['Le Clos des Courses', 'au Clos des Courses', 'du Clos des Courses'],
    ['Le Grand Mélèze', 'au Grand Mélèze', 'du Grand Mélèze'],
    ['Le Palmarium', 'au Palmarium', 'du Palmarium'],
    ['Le Pavillon des Dunes', 'au Pavillon des Dunes', 'du Pavillon des Dunes'],
    ['Le Pavillon du Lac', 'au Pavillon du Lac', 'du Pavillon du Lac'],
    ['Les Colombages', 'aux Colombages', 'des Colombages'],
    ['L’Éperon', 'à l’Éperon', 'de l’Éperon'],
    ['Villa Estelle', 'à Villa Estelle', 'de Villa Estelle'],
    ['La Criée', 'à la Criée', 'de la Criée'],
    ['La Halle', 'à la Halle', 'de la Halle'],
    ['La Rhune', 'à la Rhune', 'de la Rhune'],
    ['La Saline', 'à la Saline', 'de la Saline'],
    ['La Table du Mélèze', 'à la Table du Mélèze', 'de la Table du Mélèze'],
    ['La Table du Palmarium', 'à la Table du Palmarium', 'de la Table du Palmarium'],
    ['La Terrasse des Tentes', 'à la Terrasse des Tentes', 'de la Terrasse des Tentes'],
    ['Le Bar des Régates', 'au Bar des Régates', 'du Bar des Régates'],
    ['Le Comptoir des Oyats', 'au Comptoir des Oyats', 'du Comptoir des Oyats'],
    ['Le Débarcadère', 'au Débarcadère', 'du Débarcadère'],
    ['Le Jardin d’Hiver', 'au Jardin d’Hiver', 'du Jardin d’Hiver'],
    ['Le Paddock', 'au Paddock', 'du Paddock'],
    ['Le Ponton', 'au Ponton', 'du Ponton'],
    ['Le Port-Vieux', 'au Port-Vieux', 'du Port-Vieux'],
    ['L’Amiral', 'à l’Amiral', 'de l’Amiral'],
    ['Les Évens', 'aux Évens', 'des Évens'],
    ['Le Refuge du Glacier', 'au Refuge du Glacier', 'du Refuge du Glacier'],
    ['Les Bains de Deauville', 'aux Bains de Deauville', 'des Bains de Deauville'],
    ['Les Thermes du Lac', 'aux Thermes du Lac', 'des Thermes du Lac'],
    ['Espace Presqu’île', 'à Espace Presqu’île', 'd’Espace Presqu’île'],
    ['Lettre', 'à Lettre', 'de Lettre'],
    ['Hôtel du Parc', 'à Hôtel du Parc', 'd’Hôtel du Parc'],
  ])('%s is a property: %s, %s', (name, at, of) => {
    expect([withA(name, 'property'), withDe(name, 'property')]).toEqual([at, of])
  })

  test.each([
    ['La Baule', 'à La Baule', 'de La Baule'],
    ['Le Touquet', 'au Touquet', 'du Touquet'],
    ['Les Houches', 'aux Houches', 'des Houches'],
    ['L’Isle-Adam', 'à L’Isle-Adam', 'de L’Isle-Adam'],
    ['Biarritz', 'à Biarritz', 'de Biarritz'],
    ['Cannes', 'à Cannes', 'de Cannes'],
    ['Courchevel', 'à Courchevel', 'de Courchevel'],
    ['Deauville', 'à Deauville', 'de Deauville'],
    ['Dinard', 'à Dinard', 'de Dinard'],
    ['Enghien-les-Bains', 'à Enghien-les-Bains', 'd’Enghien-les-Bains'],
  ])('%s is a town: %s, %s', (name, at, of) => {
    expect([withA(name, 'town'), withDe(name, 'town')]).toEqual([at, of])
  })
})
