import { ADVISORIES } from '../../../shared/inspection.js';
import { carPageTexts, inspectionPoints, productTexts } from '../../texts.js';

/** The legend of a car's diagram: what each number marks. @param marks from `marksOf` */
export function InspectionMarks({ marks }: { marks: readonly number[] }) {
  const { marks: title, noMarks } = productTexts.useTexts();
  const { inspection: texts } = carPageTexts.useTexts();
  const points = inspectionPoints.useTexts();
  if (marks.length === 0) return <p className="gallery-legend">{noMarks}</p>;
  return (
    <ol className="gallery-legend" aria-label={title}>
      {marks.map((mark) => {
        const advisory = ADVISORIES[mark];
        if (advisory === undefined) return null;
        const [area, point, note] = advisory;
        return (
          <li key={mark}>
            <strong>{points[area][point]}</strong>
            <span>{texts.notes[note]}</span>
          </li>
        );
      })}
    </ol>
  );
}
