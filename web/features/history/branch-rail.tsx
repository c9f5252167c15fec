import type { PlacedBranch } from './branch-tree.ts';

const step = 20;
/** Where the mark of a branch stands. */
const middle = 28;

/** The part of the drawn tree beside one branch. It grows with the row, and adds nothing for those who hear it. */
export function BranchRail({ placed: { branch, depth, isLast, rails } }: { placed: PlacedBranch }) {
  const x = depth * step + 10;
  return (
    <svg aria-hidden width={depth * step + 20} height="56" className="h-auto shrink-0 self-stretch overflow-hidden">
      <g className="fill-none stroke-line-strong" strokeWidth="2">
        {rails.map((goesOn, column) => goesOn && <line key={column} x1={column * step + 10} x2={column * step + 10} y1="0" y2="100%" />)}
        {depth > 0 && (
          <>
            {isLast ? <line x1={x - step} x2={x - step} y1="0" y2={middle} /> : <line x1={x - step} x2={x - step} y1="0" y2="100%" />}
            <line x1={x - step} x2={x} y1={middle} y2={middle} />
          </>
        )}
      </g>
      <circle
        cx={x}
        cy={middle}
        r="6"
        strokeWidth="2"
        className={branch.isPlayed ? 'fill-ember stroke-ember' : 'fill-raised stroke-line-strong'}
      />
    </svg>
  );
}
