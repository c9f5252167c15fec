import { execFileSync } from 'node:child_process';

/** Resident memory of a process and of all that it started, in megabytes. Memory that they share counts for each. */
export function memoryOf(pid: number): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  const all = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const tree = new Set([pid]);
  for (let before = 0; before < tree.size;) {
    before = tree.size;
    for (const [child = 0, parent = 0] of all) if (tree.has(parent)) tree.add(child);
  }
  const kilobytes = all.reduce((sum, [each = 0, , rss = 0]) => (tree.has(each) ? sum + rss : sum), 0);
  return Math.round(kilobytes / 1024);
}
