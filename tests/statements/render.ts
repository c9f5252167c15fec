import type { ESTree } from 'vite';
import { isFunction, lookUp, lookUpMember } from './lookup.ts';
import type { Fn, Found } from './lookup.ts';
import { childrenOf, databaseModules, visit } from './modules.ts';
import type { Module } from './modules.ts';

/** Stands in a text for a value that is given when the statement runs. */
export const PARAMETER = '\u0001';

/** What an expression may come to: a piece of SQL, a text, or something that is known only when the product runs. */
export type Value = { kind: 'sql' | 'text'; text: string } | { kind: 'unknown' };
const unknown: Value = { kind: 'unknown' };

/** The call in which a function is looked at: what it is given, and where from. */
interface Frame {
  fn: Fn;
  given: { node: ESTree.Node; at: Place }[];
  outer: Frame | null;
}
export interface Place {
  module: Module;
  frame: Frame | null;
}

/** Templates of SQL that were met so far. */
export const met = new Set<ESTree.Node>();

/** Texts that one statement may have; more are not worth looking at. */
const TEXTS_PER_STATEMENT = 96;

/** What an expression may come to, every way once. */
export function render(node: ESTree.Node, at: Place, path: string[] = []): Value[] {
  const [first, ...rest] = path;
  if (first !== undefined && (node.type === 'ObjectExpression' || node.type === 'ArrayExpression'))
    return renderPart(node, at, first, rest);
  switch (node.type) {
    case 'TaggedTemplateExpression':
      if (!isSqlTag(node.tag, at.module)) return [unknown];
      met.add(node);
      return renderTemplate(node.quasi, at, (value) => (value.kind === 'sql' ? value.text : PARAMETER));
    case 'TemplateLiteral':
      return renderTemplate(node, at, (value) => (value.kind === 'unknown' ? null : value.text)).map(asText);
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? [{ kind: 'text', text: String(node.value) }] : [unknown];
    case 'Identifier':
      return renderName(node, at, path);
    case 'CallExpression':
      return renderCall(node, at, path);
    case 'MemberExpression':
      return renderMember(node, at, path);
    case 'ConditionalExpression':
      return once([...render(node.consequent, at, path), ...render(node.alternate, at, path)]);
    case 'LogicalExpression':
      return once([...render(node.left, at, path), ...render(node.right, at, path)]);
    case 'AwaitExpression':
      return render(node.argument, at, path);
    case 'ParenthesizedExpression':
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
      return render(node.expression, at, path);
    default:
      return [unknown];
  }
}

const asText = (value: Value): Value => (value.kind === 'unknown' ? value : { kind: 'text', text: value.text });

function once(values: Value[]): Value[] {
  const known = new Map(values.map((value) => [value.kind === 'unknown' ? '' : value.kind + value.text, value]));
  return [...known.values()].slice(0, TEXTS_PER_STATEMENT);
}

/** Whether a tag is the one that makes SQL. */
export function isSqlTag(tag: ESTree.Node, module: Module): boolean {
  if (tag.type !== 'Identifier') return false;
  const found = lookUp(module, tag.name, tag);
  return found?.kind === 'package' && found.specifier === 'drizzle-orm' && found.name === 'sql';
}

/** A template with its parts, in every way in which they can come together; unknown where a part is null. */
function renderTemplate({ quasis, expressions }: ESTree.TemplateLiteral, at: Place, textOf: (part: Value) => string | null): Value[] {
  let texts: (string | null)[] = [''];
  for (const [n, { value }] of quasis.entries()) {
    const expression = expressions[n];
    const parts = expression ? [...new Set(render(expression, at).map(textOf))] : [''];
    texts = texts
      .flatMap((text) => parts.map((part) => (text === null || part === null ? null : text + (value.cooked ?? '') + part)))
      .slice(0, TEXTS_PER_STATEMENT);
  }
  return texts.map((text) => (text === null ? unknown : { kind: 'sql', text }));
}

function renderName(
  node: ESTree.IdentifierReference | ESTree.IdentifierName | ESTree.BindingIdentifier,
  at: Place,
  path: string[],
): Value[] {
  const found = lookUp(at.module, node.name, node);
  if (found?.kind === 'value') return render(found.node, { module: found.module, frame: at.frame }, [...found.path, ...path]);
  if (found?.kind !== 'parameter') return [unknown];
  const way = [...found.path, ...path];
  for (let frame = at.frame; frame !== null; frame = frame.outer) {
    if (frame.fn !== found.fn) continue;
    const given = frame.given[found.index];
    return given ? render(given.node, given.at, way) : renderDefault(found.fn, found.index, at);
  }
  return takesSql(found.fn, found.index, found.module) ? renderFromCallers(found.fn, found.index, way) : [unknown];
}

function renderDefault(fn: Fn, index: number, at: Place): Value[] {
  const parameter = fn.params[index];
  return parameter?.type === 'AssignmentPattern' ? render(parameter.right, at) : [unknown];
}

function takesSql(fn: Fn, index: number, module: Module): boolean {
  const parameter = fn.params[index];
  return parameter !== undefined && /:\s*(?:SQL\b|ReturnType<typeof (?:raw|sql)>)/.test(module.text.slice(parameter.start, parameter.end));
}

/** What those who call a function give it. */
function renderFromCallers(fn: Fn, index: number, path: string[]): Value[] {
  const values: Value[] = [];
  for (const module of databaseModules()) {
    visit(module.program, (node) => {
      if (node.type !== 'CallExpression') return;
      const found = calledBy(node, module);
      const given = found?.kind === 'function' && found.node === fn ? node.arguments[index] : undefined;
      if (given) values.push(...render(given, { module, frame: null }, path));
    });
  }
  return values.length > 0 ? once(values) : [unknown];
}

function renderCall(node: ESTree.CallExpression, at: Place, path: string[]): Value[] {
  const { callee } = node;
  const found = calledBy(node, at.module);
  if (callee.type === 'MemberExpression' && found === null) return renderMethod(node, callee, at, path);
  // What is made a text of is a number or a name that the product knows.
  if (callee.type === 'Identifier' && callee.name === 'String') return [{ kind: 'text', text: '1' }];
  if (found?.kind !== 'function') return [unknown];
  const given = node.arguments.map((each) => ({ node: each, at }));
  const inside: Place = { module: found.module, frame: { fn: found.node, given, outer: at.frame } };
  return once(returnsOf(found.node).flatMap((each) => render(each, inside, path)));
}

/** What a call calls: a name, or a name of all that a file exports. */
function calledBy({ callee }: ESTree.CallExpression, module: Module): Found {
  if (callee.type === 'Identifier') return lookUp(module, callee.name, callee);
  return callee.type === 'MemberExpression' ? lookUpMember(module, callee) : null;
}

/** `sql.raw` writes a text as it is, `sql.join` several pieces in a row; every other method answers what is not known here. */
function renderMethod(node: ESTree.CallExpression, { object, property }: ESTree.MemberExpression, at: Place, path: string[]): Value[] {
  const [first, second] = node.arguments;
  const method = property.type === 'Identifier' ? property.name : '';
  if (method === 'flat' || method === 'toSorted') return render(object, at, path);
  if (!isSqlTag(object, at.module) || !first) return [unknown];
  if (method === 'raw') return render(first, at).map((value) => (value.kind === 'unknown' ? value : { kind: 'sql', text: value.text }));
  if (method !== 'join') return [unknown];
  const between = second ? render(second, at).flatMap((value) => (value.kind === 'sql' ? value.text : [])) : [''];
  const list = first.type === 'Identifier' ? lookUp(at.module, first.name, first) : null;
  const pieces = piecesIn(list?.kind === 'value' ? list.node : first, at);
  return [{ kind: 'sql', text: pieces.join(between[0] ?? '') }];
}

/** Every piece of SQL in an expression that makes a list. */
function piecesIn(node: ESTree.Node, at: Place): string[] {
  const pieces: string[] = [];
  const walk = (each: ESTree.Node): void => {
    if (each.type === 'TaggedTemplateExpression')
      for (const value of render(each, at).slice(0, 1)) pieces.push(value.kind === 'sql' ? value.text : PARAMETER);
    else for (const child of childrenOf(each)) walk(child);
  };
  walk(node);
  return pieces;
}

function returnsOf(fn: Fn): ESTree.Node[] {
  if (!fn.body) return [];
  if (fn.body.type !== 'BlockStatement') return [fn.body];
  const answers: ESTree.Node[] = [];
  const walk = (node: ESTree.Node): void => {
    if (isFunction(node)) return;
    if (node.type === 'ReturnStatement' && node.argument) answers.push(node.argument);
    for (const child of childrenOf(node)) walk(child);
  };
  walk(fn.body);
  return answers;
}

function renderMember(node: ESTree.MemberExpression, at: Place, path: string[]): Value[] {
  const { object, property, computed } = node;
  const found = lookUpMember(at.module, node);
  if (found?.kind === 'value') return render(found.node, { module: found.module, frame: null }, [...found.path, ...path]);
  const key = !computed && property.type === 'Identifier' ? property.name : '*';
  return render(object, at, [key, ...path]);
}

/** A field of an object or an element of a list; with '*' each of them. */
function renderPart(node: ESTree.ObjectExpression | ESTree.ArrayExpression, at: Place, key: string, rest: string[]): Value[] {
  if (node.type === 'ArrayExpression') {
    const elements = key === '*' ? node.elements : [node.elements[Number(key)]];
    return once(elements.flatMap((each) => (each ? render(each, at, rest) : [unknown])));
  }
  const values = node.properties.flatMap((property) => {
    if (property.type === 'SpreadElement' || property.key.type !== 'Identifier') return [];
    return key === '*' || property.key.name === key ? render(property.value, at, rest) : [];
  });
  return values.length > 0 ? once(values) : [unknown];
}
