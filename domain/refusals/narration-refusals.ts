/** Refusals about the narrator's replies, and about what they leave in the scenes. */
export const narrationRefusals = {
  'narration.notFound': { kind: 'notFound', title: 'Error', sentence: 'The narrator is not speaking.' },
  'narration.isOff': { kind: 'conflict', title: 'Error', sentence: 'At this table the Dungeon Master narrates. Settings can change that.' },
  'narration.isCollecting': {
    kind: 'conflict',
    title: 'Error',
    sentence: 'Actions are being collected. The narrator answers when they are in.',
  },
  'narration.intentGone': { kind: 'notFound', title: 'Error', sentence: 'This action can no longer be found.' },
  'narration.othersIntent': {
    kind: 'forbidden',
    title: 'Access Denied',
    sentence: 'Only the player whose action this was, or a Dungeon Master, can put it to the narrator again.',
  },
  'narration.wasAnswered': { kind: 'conflict', title: 'Error', sentence: 'The narrator has taken this up already.' },
  'narration.heroGone': { kind: 'conflict', title: 'Error', sentence: 'Whoever wanted this no longer plays at this table.' },
  'narration.nothingNew': { kind: 'conflict', title: 'Error', sentence: 'Nothing has been written since the narrator’s last reply.' },
  'narration.draftDamaged': {
    kind: 'conflict',
    title: 'Damaged',
    sentence: 'What would follow from this draft is damaged and cannot be read. Regenerate it, or discard it.',
  },
  'narration.isComing': {
    kind: 'conflict',
    title: 'Error',
    sentence: 'The narrator is answering. Change the scene once the reply is told.',
  },
  'sceneTag.notFound': { kind: 'notFound', title: 'Error', sentence: 'That has already been removed.' },
  'sceneTag.doesNotFit': { kind: 'conflict', title: 'Error', sentence: 'That cannot be said of it: choose another state.' },
  'sceneTag.noWords': { kind: 'invalid', title: 'Error', sentence: 'Say what has changed in a few plain words.' },
  'narration.notDrafted': { kind: 'notFound', title: 'Error', sentence: 'This draft has been posted or discarded already.' },
} as const;
