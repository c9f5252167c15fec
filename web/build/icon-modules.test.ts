import { describe, expect, it } from 'vitest';
import { shapesIn } from './icon-modules.ts';

const moduleWith = (node: string) => `const __iconData = {\n  name: "any",\n  size: 24,\n  node: ${node}\n};\n__iconData.node;\n`;
const lines =
  '[\n    ["path", { d: "M5 12h14", key: "1ays0h" }],\n    [\n      "circle",\n      {\n        r: "1",\n        key: "a"\n      }\n    ]\n  ]';

describe('the shapes of an icon', () => {
  it.each([
    ['on one line', moduleWith('[["path", { d: "M5 12h14", key: "1ays0h" }]]'), [['path', { d: 'M5 12h14' }]]],
    [
      'on several',
      moduleWith(lines),
      [
        ['path', { d: 'M5 12h14' }],
        ['circle', { r: '1' }],
      ],
    ],
    [
      'before other names of it',
      moduleWith(`${lines},\n  aliases: ["one", "two"]`),
      [
        ['path', { d: 'M5 12h14' }],
        ['circle', { r: '1' }],
      ],
    ],
  ])('are found %s, without keys', (_where, code, shapes) => {
    // What it answers is the text of a list of JavaScript, whose names have no quotes.
    const text = shapesIn(code)?.replaceAll(/(\w+): /g, '"$1": ');
    expect(JSON.parse(text ?? 'null')).toEqual(shapes);
  });

  it('are not made up where a module holds none', () => {
    expect(shapesIn('export const name = "any";')).toBeNull();
  });
});
