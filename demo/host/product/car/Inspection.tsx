import { useState } from 'react';
import { type Area, areasOf, missingPoints, POINTS, POINTS_OF_AREA } from '../../../shared/inspection.js';
import type { CarRecord } from '../../../shared/replies/car-record.js';
import type { CarDetail } from '../../../shared/replies/goods.js';
import { useDistance } from '../../cars/useDistance.js';
import { fill, useI18n } from '../../messages/i18n.js';
import { SEPARATOR } from '../../messages/separator.js';
import { carPageTexts, inspectionPoints } from '../../texts.js';
import { Pairs } from '../../ui/Pairs.js';

interface InspectionProps {
  inspection: CarRecord['inspection'];
  car: Pick<CarDetail['goods'], 'fuel' | 'seats' | 'equipment'>;
  port: string;
}

/** The 150-point report: the findings first, then every area with its points. */
export function Inspection({ inspection, car, port }: InspectionProps) {
  const { inspection: texts } = carPageTexts.useTexts();
  const { numbers } = useI18n();
  const { on, by, findings } = inspection;
  const points = inspectionPoints.useTexts();
  const isPainted = inspection.readings.paint !== null;
  const areas = areasOf(car.fuel).map((area) => ({
    area,
    missing: missingPoints({ ...car, isPainted }, area),
  }));
  const missing = areas.reduce((sum, each) => sum + each.missing.length, 0);
  return (
    <section className="inspection" aria-labelledby="inspection">
      <h2 id="inspection">{texts.title}</h2>
      <p>{fill(texts.lead, { date: numbers.day(on), port, name: by.replaceAll(' ', '\u00a0') })}</p>
      <p className="inspection-sum">
        <span data-state="passed">{numbers.plural(texts.passed, POINTS - findings.length - missing)}</span>
        <span data-state={findings.length > 0 ? 'noted' : 'passed'}>
          {findings.length > 0 ? numbers.plural(texts.advisories, findings.length) : texts.clean}
        </span>
        {missing > 0 && <span data-state="missing">{numbers.plural(texts.notThere, missing)}</span>}
      </p>
      {findings.length > 0 && (
        <ul className="hint">
          {findings.map(({ area, point, note }) => (
            <li key={`${area} ${point}`}>
              {points[area][point]}
              {SEPARATOR}
              {texts.notes[note]}
            </li>
          ))}
        </ul>
      )}
      <Readings readings={inspection.readings} />
      <div className="inspection-areas">
        {areas.map(({ area, missing }) => (
          <AreaPoints
            key={area}
            area={area}
            findings={findings.filter((found) => found.area === area)}
            missing={missing}
          />
        ))}
      </div>
    </section>
  );
}

function Readings({ readings }: { readings: InspectionProps['inspection']['readings'] }) {
  const { inspection: texts } = carPageTexts.useTexts();
  const { numbers } = useI18n();
  const { paint, tread, pads, battery } = readings;
  const [left = 0, right = 0, rearLeft = 0, rearRight = 0] = tread;
  const { isInMiles } = useDistance();
  const inBoth = (us: string, metric: string) =>
    isInMiles ? `${us} (${metric.replaceAll(' ', '\u00a0')})` : metric;
  const [from = 0, to = 0] = paint ?? [];
  const mils = { from: numbers.tenths(from / 25.4), to: numbers.tenths(to / 25.4) };
  const in32nds = (mm: number) => numbers.count((mm / 25.4) * 32);
  const depths = (front: number, rear: number) =>
    inBoth(
      fill(texts.inches, { front: in32nds(front), rear: in32nds(rear) }),
      fill(texts.mm, { front: numbers.tenths(front), rear: numbers.tenths(rear) }),
    );
  const rows = [
    ...(paint === null
      ? []
      : [[texts.reading.paint, inBoth(fill(texts.mils, mils), fill(texts.µm, { from, to }))] as const]),
    [texts.reading.tread, depths(Math.min(left, right), Math.min(rearLeft, rearRight))],
    [texts.reading.pads, depths(pads[0] ?? 0, pads[1] ?? 0)],
    ...(battery === null ? [] : [[texts.reading.battery, numbers.percent(battery)] as const]),
  ] as const;
  return (
    <>
      <h3>{texts.readings}</h3>
      <Pairs
        className="car-record-facts"
        rows={rows.map(([name, value]) => [name, <bdi key={name}>{value}</bdi>])}
      />
    </>
  );
}

interface AreaPointsProps {
  area: Area;
  findings: InspectionProps['inspection']['findings'];
  /** The points about what the car doesn't have. */
  missing: readonly number[];
}

/** An area that expands to show its points. */
function AreaPoints({ area, findings, missing }: AreaPointsProps) {
  const { inspection: texts } = carPageTexts.useTexts();
  const { numbers } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const total = POINTS_OF_AREA - missing.length;
  return (
    <details className="box" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>{texts.areas[area]}</span>
        <span className="inspection-count" data-state={findings.length > 0 ? 'noted' : 'passed'}>
          {fill(texts.ofArea, { n: numbers.count(total - findings.length), total: numbers.count(total) })}
        </span>
      </summary>
      {isOpen && <Points area={area} findings={findings} missing={missing} />}
    </details>
  );
}

function Points({ area, findings, missing }: AreaPointsProps) {
  const { inspection: texts } = carPageTexts.useTexts();
  const points = inspectionPoints.useTexts()[area];
  return (
    <ul>
      {points.map((point, at) => {
        const note = findings.find((found) => found.point === at)?.note;
        const isThere = !missing.includes(at);
        return (
          <li key={point} data-state={note ? 'noted' : isThere ? 'passed' : 'missing'}>
            <span>{point}</span>
            <span>{note ? texts.notes[note] : isThere ? texts.ok : texts.missing}</span>
          </li>
        );
      })}
    </ul>
  );
}
