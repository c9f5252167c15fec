import { enableCompileCache } from 'node:module';
import { inProject } from '#server/kernel/in-project.ts';

// Code that was compiled once is not compiled again: it halves the time of every later start.
enableCompileCache(inProject('.cache', 'compile'));
const { start } = await import('./start.ts');
await start();
