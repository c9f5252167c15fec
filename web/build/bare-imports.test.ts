import { expect, it } from 'vitest';
import { withBareImports } from './bare-imports.ts';

const names = (...files: string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=[${files.map((file) => `"${file}"`).join()}])))=>i.map(i=>d[i]);\n`;

it('an import stands by itself where only the style of all pages would be fetched with it', () => {
  const code = [
    'import{p as e}from"./frame.js";',
    'const a=()=>e(()=>import(`./a.js`).then(t=>({default:t.A})),__vite__mapDeps([0]));',
    'const b=async()=>(await e(async()=>{let{B:t}=await import(`./b.js`);return{B:t}},__vite__mapDeps([0]))).B;',
  ].join('');
  expect(withBareImports(names('assets/frame.css') + code)).toBe(
    [
      'import{p as e}from"./frame.js";',
      'const a=()=>import(`./a.js`).then(t=>({default:t.A}));',
      'const b=async()=>(await import(`./b.js`)).B;',
    ].join(''),
  );
});

it('an import with which other files are fetched stays as it is', () => {
  const code = 'const a=()=>e(()=>import(`./a.js`),__vite__mapDeps([0,1])),b=()=>e(()=>import(`./b.js`),__vite__mapDeps([1]));';
  const kept = names('assets/a-part.js', 'assets/frame.css');
  expect(withBareImports(kept + code)).toBe(
    `${kept}const a=()=>e(()=>import(\`./a.js\`),__vite__mapDeps([0,1])),b=()=>import(\`./b.js\`);`,
  );
});

it('a file that fetches nothing so is left alone', () => {
  expect(withBareImports('const a=()=>import(`./a.js`);')).toBe('const a=()=>import(`./a.js`);');
});
