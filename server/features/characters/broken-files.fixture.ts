/** Texts that are no file of a character, and what is wrong with them. */
export const brokenFiles: readonly (readonly [what: string, text: string])[] = [
  ['no JSON', 'Once upon a time'],
  ['a list', '[[[[]]]]'],
  ['half an actor', '{"type":"character","name":"X","system":{},"items":[]}'],
  ['deep nesting', '['.repeat(300_000)],
  ['a forged character', '{"format":"hearthlore.character","version":1,"character":{"name":"X"}}'],
  [
    'an actor with a broken name',
    '{"type":"character","name":"\\u0000","system":{},"items":[{"name":"Fighter","type":"class","system":{}}]}',
  ],
];
