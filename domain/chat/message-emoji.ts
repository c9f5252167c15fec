/** The signs one may put to a message. */
export const messageEmoji = ['👍', '❤️', '😂', '😮', '😢', '🎉', '🔥', '🎲', '⚔️', '👀', '🤔', '💀'] as const;
export type MessageEmoji = (typeof messageEmoji)[number];

/** What each sign is called, for those who do not see it. */
export const emojiNames: Record<MessageEmoji, string> = {
  '👍': 'Thumbs up',
  '❤️': 'Heart',
  '😂': 'Laughing',
  '😮': 'Surprised',
  '😢': 'Sad',
  '🎉': 'Cheers',
  '🔥': 'Fire',
  '🎲': 'Dice',
  '⚔️': 'Swords',
  '👀': 'Watching',
  '🤔': 'Thinking',
  '💀': 'Skull',
};
