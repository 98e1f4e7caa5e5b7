// biome-ignore lint/style/noRestrictedImports: this is where the untyped hooks get their types
import { useDispatch, useSelector } from 'react-redux'
import type { Dispatch, RootState } from './store.ts'

export const useAppDispatch = useDispatch.withTypes<Dispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
