import { spawnSync } from 'node:child_process';

/**
 * The program, with its arguments, that starts another one as a container would: with process ids and a network of its own.
 * Killing it kills what it started. On other systems than Linux there is no such thing, and the list is empty. Throws where
 * Linux has it and this account may not use it: what counts across containers cannot be tested there.
 */
export function ownNamespaces(): string[] {
  if (process.platform !== 'linux') return [];
  const asRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
  const program = ['unshare', ...asRoot, '--pid', '--fork', '--mount-proc', '--net', '--kill-child=KILL', '--'];
  const { error, status, stderr } = spawnSync(program[0] ?? '', [...program.slice(1), 'true'], { encoding: 'utf8' });
  if (error || status !== 0) {
    throw new Error(
      `Two containers on one data folder cannot be tested: "${program.join(' ')} true" fails here (${error?.message ?? stderr.trim()}). ` +
        'Run the tests as root, or where unprivileged user namespaces are allowed, with util-linux installed.',
    );
  }
  return program;
}
