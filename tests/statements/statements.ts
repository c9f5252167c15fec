import type { ESTree } from 'vite';
import { lookUp } from './lookup.ts';
import { databaseModules, visit } from './modules.ts';
import type { Module } from './modules.ts';
import { isSqlTag, met, PARAMETER, render } from './render.ts';

/** A statement of the product, with numbers for what it is given when it runs. */
export interface Statement {
  /** The file and line that send it. */
  where: string;
  text: string;
}

interface Reading {
  statements: Statement[];
  /** Places whose statements cannot be read from the source. */
  unread: string[];
  /** Places of SQL that is in no statement. */
  unused: string[];
}

/** Every statement that the server's source can send. */
export function readStatements(): Reading {
  const statements = new Map<string, Statement>();
  const unread = new Set<string>();
  for (const module of databaseModules()) {
    visit(module.program, (node) => {
      const sent = sentBy(node);
      if (!sent) return;
      for (const value of render(sent, { module, frame: null })) {
        if (value.kind === 'unknown') unread.add(module.path);
        else statements.set(value.text, { where: placeOf(module, node), text: numbered(value.text) });
      }
    });
    for (const statement of builtBy(module)) statements.set(statement.text, statement);
  }
  return { statements: [...statements.values()], unread: [...unread], unused: unmet() };
}

function placeOf({ path, text }: Module, node: ESTree.Node): string {
  return `${path}:${text.slice(0, node.start).split('\n').length}`;
}

function unmet(): string[] {
  const places: string[] = [];
  for (const module of databaseModules()) {
    visit(module.program, (node) => {
      if (node.type === 'TaggedTemplateExpression' && isSqlTag(node.tag, module) && !met.has(node)) places.push(placeOf(module, node));
    });
  }
  return places;
}

/** The expression that a node sends to the database, if it does. */
function sentBy(node: ESTree.Node): ESTree.Node | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const { property } = node.callee;
  if (property.type !== 'Identifier' || (property.name !== 'execute' && property.name !== 'query')) return null;
  const [first] = node.arguments;
  if (first?.type !== 'ObjectExpression') return first ?? null;
  for (const field of first.properties) {
    if (field.type === 'Property' && field.key.type === 'Identifier' && field.key.name === 'text') return field.value;
  }
  return null;
}

function numbered(text: string): string {
  let n = 0;
  return text.replaceAll(PARAMETER, () => `$${(n += 1)}`);
}

/** For each table that a module describes to the query builder, a statement with the columns it names. */
function builtBy(module: Module): Statement[] {
  const { path, program } = module;
  const found: Statement[] = [];
  visit(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'pgTable') return;
    const [table, columns] = node.arguments;
    if (table?.type !== 'Literal' || columns?.type !== 'ObjectExpression') throw new Error(`${path} describes a table in another way.`);
    const where = placeOf(module, node);
    const names = columnsIn(module, columns).map((name) => `"${name}"`);
    found.push({ where, text: `select ${names.join(', ')} from "${table.value}"` });
  });
  return found;
}

function columnsIn(module: Module, columns: ESTree.ObjectExpression): string[] {
  return columns.properties.flatMap((property) => {
    if (property.type === 'SpreadElement') {
      const found = property.argument.type === 'Identifier' ? lookUp(module, property.argument.name, property) : null;
      if (found?.kind === 'value' && found.node.type === 'ObjectExpression') return columnsIn(module, found.node);
    } else {
      const name = /^\w+\(\s*'(\w+)'/.exec(module.text.slice(property.value.start, property.value.end))?.[1];
      if (name !== undefined) return [name];
    }
    throw new Error(`${module.path} describes a column in another way.`);
  });
}
