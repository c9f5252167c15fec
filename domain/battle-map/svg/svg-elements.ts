import { limits } from '#domain/limits/limits.ts';

/** An element of an SVG: its name, and its attributes with those of its style and its classes among them. */
export interface SvgElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: SvgElement[];
}

const piece =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** What a style says: "fill: red; stroke: none". */
const saidIn = (style: string): [string, string][] =>
  style.split(';').flatMap((part): [string, string][] => {
    const [name = '', ...value] = part.split(':');
    return value.length === 0 ? [] : [[name.trim(), value.join(':').replace('!important', '').trim()]];
  });

/** What classes say in the style sheets of an SVG, by their names: only plain ones, such as ".a, .b { fill: red }". */
function classesIn(svg: string): Map<string, [string, string][]> {
  const classes = new Map<string, [string, string][]>();
  for (const [, sheet = ''] of svg.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g))
    for (const [, names = '', style = ''] of sheet.matchAll(/([^{}]+)\{([^}]*)\}/g))
      for (const [, name = ''] of names.matchAll(/\.([\w-]+)\s*(?:,|$)/g))
        classes.set(name, [...(classes.get(name) ?? []), ...saidIn(style)]);
  return classes;
}

/** Reads the elements of an SVG; null where it is none, or has more of them than are looked at. Nothing in it is run or fetched. */
export function elementsOf(svg: string): SvgElement | null {
  const classes = classesIn(svg);
  const top: SvgElement = { name: '', attributes: new Map(), children: [] };
  const open = [top];
  let many = 0;
  for (const [, closes, name, attributes = '', isAlone] of svg.matchAll(piece)) {
    if (name === undefined) continue;
    const local = name.replace(/^\w+:/, '');
    if (closes) {
      if (open.length > 1 && open.at(-1)?.name === local) open.pop();
      continue;
    }
    if ((many += 1) > limits.svgElements) return null;
    const plain = [...attributes.matchAll(attribute)].map(([, key = '', one, other]): [string, string] => [key, one ?? other ?? '']);
    const own = new Map(plain);
    const styled = (own.get('class') ?? '').split(/\s+/).flatMap((each) => classes.get(each) ?? []);
    const element = { name: local, attributes: new Map([...plain, ...styled, ...saidIn(own.get('style') ?? '')]), children: [] };
    open.at(-1)?.children.push(element);
    if (!isAlone) open.push(element);
  }
  return top.children.find((element) => element.name === 'svg') ?? null;
}
