/** What a webhook may tell of. */
export const webhookEvents = ['turn', 'reply', 'roll'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** How a webhook writes: as this server does, signed, or as a channel of Discord reads it. */
export const webhookFormats = ['signed', 'discord'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

/** What people read of each event where they choose it. */
export const eventWords: Readonly<Record<WebhookEvent, { label: string; meaning: string }>> = {
  turn: { label: 'Turns', meaning: 'Actions are collected, and the collection has ended.' },
  reply: { label: 'Replies', meaning: 'What the narrator tells the table.' },
  roll: { label: 'Rolls', meaning: 'Dice that the whole table sees.' },
};

/** What people read of each format. */
export const formatWords: Readonly<Record<WebhookFormat, { label: string; meaning: string }>> = {
  signed: { label: 'A program', meaning: 'JSON, signed with a secret that the program checks.' },
  discord: { label: 'Discord', meaning: 'Messages in a channel, by the address that Discord gives for it.' },
};
