import { type Panel, ROWS, type Row } from './panels.ts'

const WIDTH = 24
const ROW_HEIGHT = 1
const NUMBER_HEIGHT = 4
const GRAPH_HEIGHT = 8
const DATASOURCE = { type: 'prometheus', uid: '$datasource' }

interface Place {
  x: number
  y: number
  w: number
  h: number
}

/** The file that Grafana imports. */
export function buildDashboard(): string {
  const dashboard = {
    uid: 'spinner-rack',
    title: 'Spinner Rack',
    schemaVersion: 39,
    editable: true,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: VARIABLES },
    panels: layOut(ROWS),
  }
  return `${JSON.stringify(dashboard, null, 2)}\n`
}

const VARIABLES = [
  { name: 'datasource', label: 'Prometheus', type: 'datasource', query: 'prometheus' },
  {
    name: 'instance',
    label: 'Server',
    type: 'query',
    datasource: DATASOURCE,
    query: { query: 'label_values(spinner_rack_info, instance)', refId: 'instance' },
    refresh: 2,
    includeAll: true,
    multi: true,
    current: { text: 'All', value: '$__all' },
  },
]

function layOut(rows: Row[]): object[] {
  let y = 0
  let id = 0
  return rows.flatMap(({ title, panels }) => {
    const top = { id: ++id, type: 'row', title, gridPos: { x: 0, y, w: WIDTH, h: ROW_HEIGHT } }
    y += ROW_HEIGHT
    const height = panels.every(({ number }) => number) ? NUMBER_HEIGHT : GRAPH_HEIGHT
    const across = panels.every(({ number }) => number) ? panels.length : 2
    const w = WIDTH / across
    const laid = panels.map((panel, place) => {
      const x = (place % across) * w
      const line = y + Math.floor(place / across) * height
      return toGrafana(panel, ++id, { x, y: line, w, h: height })
    })
    y += Math.ceil(panels.length / across) * height
    return [top, ...laid]
  })
}

function toGrafana(panel: Panel, id: number, gridPos: Place): object {
  const { title, description = '', unit, number, queries } = panel
  return {
    id,
    type: number ? 'stat' : 'timeseries',
    title,
    description,
    datasource: DATASOURCE,
    gridPos,
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: queries.map(({ expr, legend }, place) => ({
      refId: String.fromCharCode('A'.charCodeAt(0) + place),
      datasource: DATASOURCE,
      expr,
      legendFormat: legend,
    })),
  }
}
