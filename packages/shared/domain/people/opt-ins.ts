/** Senders and channels of a member's consents to marketing (specification §3). */
export const OPT_IN_SENDERS = ['hotel', 'casino', 'partners'] as const

export const OPT_IN_CHANNELS = ['email', 'sms', 'mail'] as const

export type OptInSender = (typeof OPT_IN_SENDERS)[number]

export type OptInChannel = (typeof OPT_IN_CHANNELS)[number]

/** Name of a consent's field in a form. */
export type OptInField = `${OptInSender}-${OptInChannel}`

/** A record with one value for each consent, by field name. */
export const forOptIns = <T>(valueOf: (sender: OptInSender, channel: OptInChannel) => T): Record<OptInField, T> =>
  Object.fromEntries(
    OPT_IN_SENDERS.flatMap((sender) =>
      OPT_IN_CHANNELS.map((channel) => [`${sender}-${channel}`, valueOf(sender, channel)]),
    ),
  ) as Record<OptInField, T>

/** Consents in the format of the programme's API. */
export function optInsOf(fields: Readonly<Record<OptInField, boolean>>): {
  [S in OptInSender]: { [C in OptInChannel]: boolean }
} {
  const by = (sender: OptInSender) => ({
    email: fields[`${sender}-email`],
    sms: fields[`${sender}-sms`],
    mail: fields[`${sender}-mail`],
  })
  return { hotel: by('hotel'), casino: by('casino'), partners: by('partners') }
}
