import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { dirname, delimiter } from 'node:path';
import { folder } from './folder.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

// Ctrl-C reaches this process twice, from the terminal and from npm; a server that got it twice would take it for "now".
const sameSignalMs = 1000;

/** The environment for a child, with the folder of the given Node first on PATH. */
export function withNodeFirst(node, env = process.env) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [name]: [dirname(node), env[name]].filter(Boolean).join(delimiter) };
}

/**
 * Runs a program to its end. Answers its exit code (128 + n when signal n ended it), its output when `quiet`, and the signal that
 * this process received and passed on. `detached` gives it a process group of its own, out of the terminal's reach. `tied` opens a
 * channel to it: the program exits when this process does, and can say through it that it refuses to start. A `patient` one gives way
 * to others that want the processor.
 */
export function run(
  program,
  args,
  { cwd = folder, env = process.env, quiet = false, detached = false, tied = false, patient = false } = {},
) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit', ...(tied ? ['ipc'] : [])],
      detached: detached && process.platform !== 'win32',
    });
    if (patient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    let refused = false;
    child.on('message', (message) => (refused ||= message === 'refused'));
    let interrupted;
    let lastSignalAt = 0;
    const passOn = (signal) => {
      if (signal === interrupted && Date.now() - lastSignalAt < sameSignalMs) return;
      interrupted = signal;
      lastSignalAt = Date.now();
      child.kill(signal);
    };
    const leave = () => signals.forEach((signal) => process.off(signal, passOn));
    signals.forEach((signal) => process.on(signal, passOn));
    child.stdout?.on('data', (part) => (output += part));
    child.stderr?.on('data', (part) => (output += part));
    child.on('error', (fault) => (leave(), fail(fault)));
    child.on('close', (code, signal) => (leave(), done({ code: code ?? 128 + constants.signals[signal], output, interrupted, refused })));
  });
}
