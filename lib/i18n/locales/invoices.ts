import type { Locale } from '#lib/domain/locale.ts'
import type { InvoiceWords } from './types.ts'

/** Words of a stay's invoice. */
export const INVOICES: Readonly<Record<Locale, InvoiceWords>> = {
  fr: {
    file: 'facture',
    title: 'Facture',
    date: 'Date',
    booking: 'Dossier',
    hotel: 'Hôtel',
    stay: 'Séjour',
    dates: (arrival, departure) => `du ${arrival} au ${departure}`,
    recipient: 'Facturé à',
    label: 'Désignation',
    quantity: 'Quantité',
    vat: 'TVA',
    amount: 'Montant TTC',
    total: 'Total TTC',
    ofWhich: (rate, net, tax) => `Dont TVA à ${rate}\u00a0: ${tax}, sur ${net} hors taxe`,
    paid: 'Facture acquittée au départ.',
    page: (number, page, pages) => `Facture ${number}, page ${page} sur ${pages}`,
  },
  en: {
    file: 'invoice',
    title: 'Invoice',
    date: 'Date',
    booking: 'Booking',
    hotel: 'Hotel',
    stay: 'Stay',
    dates: (arrival, departure) => `${arrival} to ${departure}`,
    recipient: 'Billed to',
    label: 'Description',
    quantity: 'Quantity',
    vat: 'VAT',
    amount: 'Amount incl. VAT',
    total: 'Total incl. VAT',
    ofWhich: (rate, net, tax) => `Of which VAT at ${rate}: ${tax}, on ${net} before tax`,
    paid: 'Paid in full at check-out.',
    page: (number, page, pages) => `Invoice ${number}, page ${page} of ${pages}`,
  },
}
