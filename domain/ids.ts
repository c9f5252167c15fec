import { z } from 'zod';

export { FREE_TEMPLATE_CAMPAIGN, FREE_TEMPLATE_WORLD } from './free-template.ts';

/** An identifier as it stands in addresses: letters, digits, dash and underscore, at most 64. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;
export const Id = z.string().regex(ID, 'That is not a valid identifier.');
export type Id = z.infer<typeof Id>;

/** Whether a text is an identifier; for rules that need no validator. */
export const isId = (text: string): boolean => ID.test(text);

/** Text that can be written down: no half characters, and no NUL, which PostgreSQL cannot hold. */
export const isWritable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** An identifier that the browser may choose, so that a repeated send is recognised. */
export const Uuid = z.uuid('That is not a valid identifier.');
