type DemonstrationRoom =
  | 'chambre-jardin'
  | 'deluxe-balcon'
  | 'chambre-oyats'
  | 'chambre-cote'
  | 'chambre-saint-enogat'
  | 'chambre-croisette'
  | 'chambre-foret'
  | 'suite-familiale'
  | 'chambre-paddock'
  | 'chambre-grande-plage'
  | 'chambre-ocean'
  | 'chambre-lac'
  | 'suite-estelle'

/** Words of the hotel programme's demonstration members. */
export interface Demonstration {
  /** Names of their booked rooms, by the last part of the room's address. */
  readonly rooms: Readonly<Record<DemonstrationRoom, string>>
  /** Lines of invoices. */
  readonly lines: Readonly<Record<'breakfast' | 'tax', string>>
  readonly advantages: Readonly<
    Record<
      'member-rate' | 'late-departure' | 'upgrade' | 'staff-rate' | 'birthday-breakfast' | 'birthday-dinner',
      { readonly title: string; readonly text: string }
    >
  >
}
