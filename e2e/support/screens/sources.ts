import { globSync, readFileSync } from 'node:fs'

/** Screen on which a dialog, popin, menu or disclosure of the sources is opened. */
interface Opened {
  /** Screen on which it is: the path of a page, or the name of a state (`look.ts`). */
  readonly on: string
  /** Part of its name, or of its opener’s signature or label (`browser/openers.ts`). */
  readonly as: string
}

/** Why a source opens nothing of its own. */
interface Excepted {
  readonly because: string
}

const PRIMITIVE: Excepted = { because: 'the primitive that others use' }

/** Not reached by pressing each button of a screen once; opened by a journey of its own. */
const openedBy = (spec: string): Excepted => ({ because: `opened by ${spec}` })

const on = (screen: string, as: string): Opened => ({ on: screen, as })

/** Sources that make a dialog, popin, menu or disclosure, and where it is seen open. */
export const SOURCES: Readonly<Record<string, Opened | Excepted>> = {
  'blocks/booking/booking-sheet.tsx': on('/ (tout)', '#booking-sheet'),
  'blocks/gallery-popin/gallery-popin.tsx': on('/seminaires', '#popin-'),
  'blocks/information-popin/information-popin.tsx': on('/spas', '#popin-'),
  'blocks/marketing-popin/marketing-popin.tsx': {
    because: 'opens by itself, once for a visitor: widgets.spec.ts, and the library has it open',
  },
  'blocks/offer-card/offer-card.tsx': on('/offres/surf-et-spa', 'details'),
  'blocks/photo-gallery/photo-gallery.tsx': { because: 'folds the pictures that the lightbox has, which is opened' },
  'blocks/popin/open-once.ts': { because: 'opens what blocks/marketing-popin has' },
  'blocks/popin/popin-section.tsx': on('/seminaires', '#popin-'),
  'blocks/room-list/room-comparison.tsx': on('/hotels/les-colombages (tout)', 'details.details'),
  'blocks/room-services-popin/room-services-popin.tsx': on('/hotels/les-colombages (tout)', '#popin-'),
  'blocks/search/search-filters.tsx': on('/recherche', 'details.rest'),
  'blocks/search/search-toolbar.tsx': on('/recherche', '#search-filters'),
  'blocks/seminar-incentives-popin/seminar-incentives-popin.tsx': on('/seminaires/rotonde-du-lac', '#popin-'),
  'components/booking/booking-sheet.enhance.ts': on('/ (tout)', '[data-booking-sheet]'),
  'components/booking/calendar-dialog.tsx': on('/recherche', 'dialog.dialog.dialog'),
  'components/booking/guests-panel.tsx': on('/recherche', 'details.guests'),
  'components/booking/table-popin.tsx': on('/restaurants/la-criee', '#popin-'),
  'components/map/routes.tsx': on('/restaurants/la-criee', 'details.choice'),
  'components/member/casino-card/casino-card.island.tsx': on('/casino-barriere/ma-carte', '#renew-card'),
  'components/member/casino-entry/card-proof.tsx': on('/casino-barriere/inscription', '#registration-card'),
  'components/member/casino-entry/visit.tsx': on('connexion sans carte', '#login-visit'),
  'components/member/calls/confirm-dialog.tsx': PRIMITIVE,
  'components/member/jackpots/machine-payments.tsx': on('paiements d’une machine', '#machine-payments'),
  'components/member/limits/limits.island.tsx': on('/casino-barriere/limiter-mon-acces', '#confirm-limit'),
  'components/member/login/confirm-popin.tsx': on('connexion non confirmée', '#login-confirm'),
  'components/member/login/forgotten-popin.tsx': on('/infiniment-barriere/connexion', '#login-forgotten'),
  'components/member/profile/delete-account.tsx': on('/infiniment-barriere/mon-profil', '#delete-account'),
  'components/member/profile/done-popin.tsx': on('/infiniment-barriere/mon-profil', '#profile-done'),
  'components/member/profile/phone.tsx': { because: 'asks when a number is taken away: account.test.tsx opens it' },
  'components/member/registration/card-question.tsx': on('/infiniment-barriere/inscription', '#registration-card'),
  'components/member/registration/more-fields.tsx': on('/infiniment-barriere/inscription', 'details.item'),
  'components/member/card/renew-card.tsx': on('/casino-barriere/ma-carte', '#renew-card'),
  'components/member/rewards/rewards.island.tsx': on('/casino-barriere/mes-recompenses', '#redeem'),
  'components/member/rewards/vouchers.tsx': on('/casino-barriere/mes-recompenses', '#cancel-voucher'),
  'components/member/step-up/step-up.island.tsx': on('identité à confirmer', '#step-up'),
  'components/ui/use-modal.ts': PRIMITIVE,
  'components/seats/cancel-dialog.tsx': on('/casino-barriere/mes-inscriptions', '#cancel-registration'),
  'components/seats/leave-dialog.tsx': {
    because: 'needs a sale without seats: seats.spec.ts opens it by keyboard, with axe',
  },
  'components/seats/seat-popin.tsx': on('/spectacles/nuit-du-jazz', '#seat-registration'),
  'components/showcase/showcase-layers.tsx': {
    because: 'the library of components, which no visitor has and whose screenshots are compared',
  },
  'components/site/consent-banner.enhance.ts': on('/ (tout)', '[data-consent]'),
  'components/site/consent-banner.tsx': on('consentement', '#consent-dialog'),
  'components/site/mega-menu.tsx': on('/ (tout)', '#site-menu-'),
  'components/site/new-build.enhance.ts': on('nouvelle version', 'dialog.question'),
  'components/site/new-build.tsx': on('nouvelle version', 'dialog.question'),
  'components/site/site-menu.tsx': on('/ (tout)', '#site-menu'),
  'components/ui/accordion.tsx': on('/questions-frequentes', 'details.item'),
  'components/ui/dialog-fallback.enhance.ts': { because: 'for browsers before 2025, which have no invoker commands' },
  'components/ui/dialog.tsx': PRIMITIVE,
  'components/ui/gallery-lightbox.island.tsx': on('/hotels/les-colombages (tout)', 'dialog.lightbox'),
  'components/ui/open-by-itself.ts': PRIMITIVE,
  'editor/administration/parts.tsx': on('editor/administration', '“Inviter une personne”'),
  'editor/administration/people.tsx': on('editor/administration', '“Actions sur'),
  'editor/administration/tokens.tsx': openedBy('editor-people.spec.ts'),
  'editor/administration/webhooks.tsx': openedBy('editor-people.spec.ts'),
  'editor/assets/asset-page.tsx': openedBy('editor-assets.spec.ts'),
  'editor/assets/asset-picker.tsx': openedBy('editor-assets.spec.ts'),
  'editor/assets/folder-nav.tsx': on('editor/assets', '“Nouveau dossier”'),
  'editor/assets/replace.tsx': openedBy('editor-assets.spec.ts'),
  'editor/checks/checks-dialog.tsx': openedBy('editor-form.spec.ts'),
  'editor/datasources/datasources-screen.tsx': on('editor/datasources', '“Supprimer la liste'),
  'editor/datasources/settings-dialog.tsx': on('editor/datasources', '“Nouvelle liste”'),
  'editor/form/asset-control.tsx': on('editor/story', '“Textes du fichier”'),
  'editor/form/block-form.tsx': on('editor/story', '“Détails”'),
  'editor/form/blocks-control.tsx': on('editor/story', '“Actions'),
  'editor/form/link-dialog.tsx': openedBy('editor-form.spec.ts'),
  'editor/form/outline.tsx': on('editor/story', '“Plan de la page”'),
  'editor/form/pick-dialog.tsx': openedBy('editor-form.spec.ts'),
  'editor/form/rich-text/embed-dialogs.tsx': {
    because: 'an entry of the menu of a formatted text, which is there once the text has the focus',
  },
  'editor/form/rich-text/toolbar.tsx': on('editor/translation', '“Autres mises en forme”'),
  'editor/history/review-part.tsx': openedBy('editor-together.spec.ts'),
  'editor/history/trash-screen.tsx': openedBy('editor-time.spec.ts'),
  'editor/history/unpublish.tsx': openedBy('editor-tree.spec.ts'),
  'editor/preview/live-counter.tsx': openedBy('editor-preview.spec.ts'),
  'editor/preview/share-dialog.tsx': openedBy('editor-releases.spec.ts'),
  'editor/session/login.tsx': openedBy('editor-people.spec.ts'),
  'editor/session/recovery.tsx': openedBy('editor-people.spec.ts'),
  'editor/shell/shell.tsx': on('editor/tree', '“Se déconnecter”'),
  'editor/story/conflict-dialog.tsx': openedBy('editor-form.spec.ts'),
  'editor/tree/action-bar.tsx': on('editor/tree', '“Autres actions”'),
  'editor/tree/address-dialog.tsx': on('editor/tree', '“Nom et adresse'),
  'editor/tree/move-dialog.tsx': openedBy('editor-tree.spec.ts'),
  'editor/tree/new-dialog.tsx': on('editor/tree', '“Nouvelle page”'),
  'editor/tree/remove-dialog.tsx': openedBy('editor-tree.spec.ts'),
  'editor/ui/dialog.tsx': PRIMITIVE,
  'editor/ui/menu.tsx': PRIMITIVE,
}

/** Code that makes something that opens: elements and attributes of the platform, and components named after them. */
const MAKES = /<(?:Dialog|ConfirmDialog|PopinSection|Menu|dialog|details)[\s>]|\spopover=|\.showModal\(|openByItself\(/

const FOLDERS = '{app,blocks,components,editor}/**/*.{ts,tsx}'

/** Sources that make something that opens. */
export const makers = (): string[] =>
  globSync(FOLDERS)
    .filter((file) => !/\.(?:test|fixtures)\.tsx?$/.test(file))
    .filter((file) => MAKES.test(readFileSync(file, 'utf8')))
    .toSorted()

/** Sources that should have been opened on the screens of a walk, and were not. */
export const unopened = (screens: ReadonlySet<string>, opened: ReadonlySet<string>): string[] =>
  Object.entries(SOURCES).flatMap(([file, source]) => {
    if ('because' in source || !screens.has(source.on)) return []
    return [...opened].some((name) => name.includes(source.as)) ? [] : [`${file}: ${source.as} on ${source.on}`]
  })
