/**
 * The packages of a lock file that are made for this system and yet not there. npm leaves out an optional package that it could not
 * download without a word, and what needs its native part then fails in ways nobody can read.
 */
export function missingPackages(lock, { os, cpu, libc }, set, isThere) {
  const fits = (allowed, ours) => !allowed || allowed.includes(ours);
  return Object.entries(lock.packages)
    .filter(([, entry]) => entry.optional && (entry.os || entry.cpu) && (set === 'all' || !entry.dev))
    .filter(([, entry]) => fits(entry.os, os) && fits(entry.cpu, cpu) && fits(entry.libc, libc))
    .map(([path]) => path)
    .filter((path) => !isThere(path));
}

/** The system this runs on, in the words of a lock file; `libc` is told apart on Linux only. */
export function thisSystem() {
  const libc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  return { os: process.platform, cpu: process.arch, libc: process.platform === 'linux' ? libc : undefined };
}
