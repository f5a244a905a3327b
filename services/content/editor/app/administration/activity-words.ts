import type { StaffEvent } from '../../../../kit/staff/tables.ts'
import { defineWords } from '../words.ts'

type Words = Readonly<Record<string, string>>

const FR: Words & Readonly<Record<StaffEvent, string>> = {
  'account-added': 'a invité',
  'account-rights': 'a changé le rôle de',
  'account-reset': 'a invité de nouveau',
  'account-removed': 'a supprimé le compte de',
  'enrolled': 'a activé son accès',
  'password-reset': 'a choisi un nouveau mot de passe',
  'lockout-lifted': 'a débloqué l’accès de',
  'login': 's’est connecté',
  'login-refused': 'connexion refusée',
  'logout': 's’est déconnecté',
  'create': 'a créé',
  'update': 'a modifié',
  'delete': 'a supprimé',
  'publish': 'a publié',
  'unpublish': 'a retiré du site',
  'discard': 'a annulé les modifications de',
  'move': 'a déplacé',
  'replay': 'a rejoué',
  'restore': 'a restauré',
  'restore_version': 'a restauré une version de',
  'change': 'a changé',
  'change_secret': 'a changé la clé de',
  'end_secret': 'a mis fin à l’ancienne clé de',
  'story': 'la page',
  'datasource': 'la liste de valeurs',
  'datasource_entry': 'une valeur',
  'component': 'le composant',
  'api_key': 'le jeton',
  'webhook_endpoint': 'le webhook',
  'webhook_delivery': 'l’envoi',
  'workflow_stage': 'l’étape de relecture',
  'discussion': 'une discussion',
  'comment': 'un commentaire',
  'schedule': 'une programmation',
  'release': 'la mise en ligne',
  'duplicate': 'a dupliqué',
  'upload': 'a commencé l’envoi de',
  'finish': 'a ajouté',
  'asset': 'le fichier',
  'asset_folder': 'le dossier de la médiathèque',
  'component_group': 'le groupe de composants',
  'preset': 'le modèle',
  'internal_tag': 'l’étiquette',
  'preview_link': 'le lien d’aperçu de',
}

const EN: Words & Readonly<Record<StaffEvent, string>> = {
  'account-added': 'invited',
  'account-rights': 'changed the role of',
  'account-reset': 'invited again',
  'account-removed': 'deleted the account of',
  'enrolled': 'activated their access',
  'password-reset': 'chose a new password',
  'lockout-lifted': 'unlocked the access of',
  'login': 'signed in',
  'login-refused': 'login refused',
  'logout': 'signed out',
  'create': 'created',
  'update': 'changed',
  'delete': 'deleted',
  'publish': 'published',
  'unpublish': 'unpublished',
  'discard': 'discarded the changes of',
  'move': 'moved',
  'replay': 'replayed',
  'restore': 'restored',
  'restore_version': 'restored a version of',
  'change': 'changed',
  'change_secret': 'changed the key of',
  'end_secret': 'ended the former key of',
  'story': 'the page',
  'datasource': 'the datasource',
  'datasource_entry': 'a value',
  'component': 'the component',
  'api_key': 'the token',
  'webhook_endpoint': 'the webhook',
  'webhook_delivery': 'the delivery',
  'workflow_stage': 'the stage of review',
  'discussion': 'a discussion',
  'comment': 'a comment',
  'schedule': 'a schedule',
  'release': 'the release',
  'duplicate': 'duplicated',
  'upload': 'began to upload',
  'finish': 'added',
  'asset': 'the file',
  'asset_folder': 'the folder of the media library',
  'component_group': 'the component group',
  'preset': 'the template',
  'internal_tag': 'the tag',
  'preview_link': 'the preview link of',
}

/** An activity in words: verb and thing, each said in one place; a key without words is shown as it is. */
const textOf =
  (words: Words) =>
  (key: string): string => {
    const [thing = '', verb] = key.split('.')
    if (verb === undefined) return words[key] ?? key
    return `${words[verb] ?? verb} ${words[thing] ?? thing}`
  }

export const activityText = defineWords({ fr: textOf(FR), en: textOf(EN) })
